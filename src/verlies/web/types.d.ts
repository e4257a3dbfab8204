// The messages of the server (server/messages.py, core/scene.py), and what this browser keeps.

export interface Mark { kind: string; value?: number }
export interface Place { id: string; x: number; y: number; region?: string; marks?: Mark[] }
export interface Link { a: string; b: string; one_way?: boolean; wraps?: boolean; marks?: Mark[] }
export interface Face { id: string; noun: string; banner?: string; cost?: number | null; currency?: string; points?: number; marks?: Mark[]; sides?: string[]; parts?: number[]; ways?: number[] }
export interface Static { places?: Place[]; links?: Link[]; faces?: Face[] }

export interface Token { id: string; noun: string; face: string; place: string; seat?: number; count?: number; turned?: number; flat?: boolean; side?: number }
export interface Card { face: string; count?: number }
export interface Zone { id: string; kind: string; seat?: number; cards?: Card[]; count?: number; noun?: string }
export interface Track { id: string; spaces: string[]; at: number; seat?: number }
export interface Fact { id: string; value: number; limit?: number; unit?: string }
export interface Odds { seat: number; weight: number; percent: number; hits: number }
export interface Panel { id: string; seat?: number; facts?: Fact[]; tokens?: Card[]; place?: string; status?: string; active?: boolean; out?: boolean; face?: string; odds?: Odds[] }
export interface Matrix { id: string; noun: string; rows: string[]; columns: string[]; cells: Mark[][]; side?: "" | "rows" | "columns"; row?: number; column?: number; last?: number }
export interface Spot { id: string; seat?: number; noun?: string; face?: string; facts?: Fact[]; dice?: number[]; matrix?: Matrix | null; urgent?: boolean }
export interface Choice { id: string; kind: string; noun: string; target: string; cost?: Mark[]; zone?: string; notes?: string[]; shows?: string }
export interface Prompt { number: number; ask: string; mode: string; seats: number[]; subject: number; rule: string; choices?: Choice[] }
export interface Points { label: string; points: number }
export interface Tie { by: string; seats: number[]; values: number[]; rule?: string }
export interface Result { winners: number[]; scores: number[]; places: number[]; breakdown: Points[][]; endings: string[]; team?: boolean; ties?: Tie[] }
export interface Scene {
  game: string; seat: number; static: string; tokens?: Token[]; zones?: Zone[]; tracks?: Track[]; panels?: Panel[]; spots?: Spot[];
  prompts?: Prompt[]; can_undo?: boolean; result?: Result | null;
}

export interface SeatInfo { seat: number; name: string; kind: string; online: boolean; colour?: string }
export interface TableMessage {
  t: "table"; id: string; game: string; title: string; seat: number; host: boolean; status: "waiting" | "mixing" | "playing" | "over";
  seats: SeatInfo[]; settings: Record<string, string>; commitment: string; practice: boolean; static: string;
  bot: string; seed?: string; secret?: string; shares?: string[]; seals?: string[]; awaited?: number[]; next?: string;
}
export interface Told { n: number; text: string; tone: string; seat: number; rule: string; follows?: boolean; about?: string[]; parting?: { title: string; law: string } }
export interface View {
  costs?: Record<string, string>;
  t: "view"; seq: number; scene: Scene; prompt: string; choices: Record<string, string>; log: Told[]; fresh: boolean;
  warning?: string; points?: string[][]; endings?: string[]; verdict?: string; ties?: string[];
}
export interface Ack { t: "ack"; nonce: string; seq: number }
export interface Refused { t: "refused"; nonce: string; reason: string; rule?: string; stale?: boolean }
export interface Said { t: "said"; about: string; text: string; rule?: string; option?: string; noun?: string; target?: string }
export interface Trouble { t: "trouble"; reason: string }
export interface Pong { t: "pong" }
export type Message = TableMessage | View | Ack | Refused | Said | Trouble | Pong;

export interface Invite { seat: number; token: string }
export interface Seated { table: string; seat: number; token: string; commitment: string; invites?: Invite[] }
export interface Public {
  table: string; game: string; title: string; status: string; seats: SeatInfo[]; settings: Record<string, string>; commitment: string; host: number; invited: number; used: number; art?: string;
}
export interface Choosable { name: string; title: string; default: string; choices: Record<string, string> }
export interface GameInfo { id: string; title: string; about: string; seats: [number, number]; settings: Choosable[]; bots: Record<string, string>; usual: string; art?: string }
export interface Wish { game: string; seats: string[]; name?: string; options?: Record<string, string>; seed?: string }
export interface Anchors { size: [number, number]; places: Record<string, [number, number]> }

/** What is drawn: "" if the game has no art. */
export interface Art { game: string; symbols: boolean; faces: boolean; board: Element | null; anchors: Anchors | null }
/** Our own random bits for a deal, and what was shown to us before we told them. */
export interface Kept { share: string; commitment: string; terms: string; seals?: string[] }
/** A table this browser has been at. */
export interface Entry { table: string; token: string; seat?: number; game?: string; title?: string; invites?: Invite[]; at?: number; status?: string; people?: string[]; deal?: Kept; parted?: number }
export interface Pending { nonce: string; message: object; lost: boolean }
export type Dialog = { kind: string; [more: string]: any } | null;
