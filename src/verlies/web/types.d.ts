// What this browser keeps; whatever comes from the server is in types.gen.d.ts.
import type { Anchors, Answer, Choice, Invite, NewTable, Place, Said, Told, Zone } from "./types.gen.d.ts";

/** A new table as the lobby asks for it; language and deal are added on the way. */
export type Wish = Omit<NewTable, "lang" | "mix">;
/** What is drawn: "" if the game has no art. */
export interface Art {
  game: string;
  symbols: boolean;
  faces: boolean;
  board: Element | null;
  anchors: Anchors | null;
}
/** Our own random bits for a deal, and what was shown to us before we told them. */
export interface Kept {
  share: string;
  commitment: string;
  terms: string;
  seals?: string[];
}
/** Somebody who plays at this screen: a seat and the key to it. */
export interface Local {
  seat: number;
  token: string;
  name: string;
}
/** What is always chosen when a small question comes again. */
export interface Habit {
  option: string;
  text: string;
  question: string;
}
/** A table this browser has been at. */
export interface Entry {
  table: string;
  token: string;
  seat?: number;
  game?: string;
  title?: string;
  invites?: Invite[];
  /** when something of it was last remembered */
  at: number;
  status?: string;
  people?: string[];
  /** our random bits, by the seat for which they were given */
  deals?: Record<number, Kept>;
  parted?: number;
  /** everybody who plays at this screen, where several do */
  here?: Local[];
  /** what is always chosen at this table, by question */
  habits?: Record<string, Habit>;
  /** how much of what was said at this table was in sight */
  heard?: number;
  /** the seats of those whom I do not want to hear */
  muted?: number[];
  /** the moment of another table from which it goes on, and the seat that was taken there */
  from?: { table: string; at: number; seat: number } | undefined;
  /** the last answer this browser has shown */
  seen?: number;
}
/** An answer on its way, which is sent again after a break. */
export interface Pending {
  nonce: string;
  message: Answer;
  lost: boolean;
}
/** Every dialog, with what it shows. */
export type Dialog =
  | { kind: "card"; noun: string; face: string; turned?: number | undefined }
  | { kind: "choose"; options: Choice[] }
  | { kind: "end"; warning: string; option: string; title?: string | undefined }
  | { kind: "notation"; text: string; ids: boolean }
  | { kind: "parting"; line: Told }
  | { kind: "pile"; zone: Zone }
  | { kind: "place"; place: Place }
  | ({ kind: "said" } & Said)
  | { kind: "seat"; seat: number }
  | {
      kind:
        | "ask"
        | "company"
        | "elsewhere"
        | "legend"
        | "odds"
        | "plots"
        | "report"
        | "result"
        | "rules"
        | "settings"
        | "words";
    };
