// Made from the messages of the server by tools/clienttypes.py (make format); not to be changed by hand.

/** A seat as everybody may see it. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: string;
  online: boolean;
  colour: string;
  team: number;
  free: boolean;
  left: string;
}

/** A team as the game names it. */
export interface TeamInfo {
  team: number;
  name: string;
  colour: string;
}

/** What somebody asks of all others; until all agree or one declines, nobody answers anything else. */
export interface Proposal {
  what: string;
  seats: number[];
  awaited: number[];
  answers: number;
}

/** The table itself: sent first, and whenever somebody comes or goes. */
export interface Table {
  t: "table";
  id: string;
  game: string;
  title: string;
  seat: number;
  host: boolean;
  status: "mixing" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  settings: Record<string, string>;
  commitment: string;
  practice: boolean;
  static: string;
  bot: string;
  seed: string;
  secret: string;
  shares: string[];
  seals: string[];
  awaited: number[];
  next: string;
  hand: number[];
  teams: TeamInfo[];
  windows: Record<string, string>;
  may_replace: boolean;
  patience: number;
  delay: number;
  pace: string;
  bot_in: number;
  paused: boolean;
  paused_by: number;
  ended: string;
  proposal: Proposal | null;
  taken_back: number;
  hints: number[];
  leader: number;
  branched: number;
  demo: boolean;
}

/** A piece on the board. A face-down one is named by its place, never by what it is. */
export interface Token {
  id: string;
  noun: string;
  face: string;
  place: string;
  seat?: number;
  count?: number;
  turned?: number;
  flat?: boolean;
  side?: number;
  joined?: string;
}

/** A cell of a map that grows, one tile wide; x counts to the east and y to the south, from where it began. */
export interface Field {
  id: string;
  x: number;
  y: number;
  open?: boolean;
}

/** A face-up card in a zone; an empty face is a gap. */
export interface Card {
  face: string;
  count?: number;
  slot?: string;
  sign?: string;
  idle?: boolean;
}

/** Cards that lie together: a hand, a row, a pile. */
export interface Zone {
  id: string;
  kind: string;
  seat?: number;
  cards?: Card[];
  count?: number;
  noun?: string;
}

/** A row of spaces with a marker. */
export interface Track {
  id: string;
  spaces: string[];
  at: number;
  seat?: number;
}

/** One line of a panel: what, how much, and of how much. */
export interface Fact {
  id: string;
  value: number;
  limit?: number;
  unit?: string;
  fleeting?: boolean;
  seat?: number;
  of?: string;
  team?: number;
}

/** How likely it is that something strikes a seat next, reckoned from what everybody can see. */
export interface Odds {
  seat: number;
  weight: number;
  percent: number;
  hits?: number | null;
}

/** What lies before a seat, or beside the board. */
export interface Panel {
  id: string;
  seat?: number;
  facts?: Fact[];
  tokens?: Card[];
  place?: string;
  status?: string;
  active?: boolean;
  out?: boolean;
  face?: string;
  odds?: Odds[];
  fate?: string;
  rule?: string;
}

/** A symbol on something, with a number where it has one (`monsters` 2, `artifact` 20). */
export interface Mark {
  kind: string;
  value?: number;
}

/** What comes of two choices that meet: a row for each of the one side, a column for each of the other. */
export interface Matrix {
  id: string;
  noun: string;
  rows: string[];
  columns: string[];
  cells: Mark[][];
  side?: "" | "columns" | "rows";
  row?: number;
  column?: number;
  last?: number;
}

/** One side of a trade that is put together: whose it is, and what it gives for what the other side gives. */
export interface Basket {
  seat: number;
  noun: string;
  gives?: string[];
  has?: string[];
  lacks?: string;
}

/** What matters now and is shown large: the room one is in, a test, a fight. */
export interface Spot {
  id: string;
  seat?: number;
  noun?: string;
  face?: string;
  facts?: Fact[];
  dice?: number[];
  other?: Fact[];
  against?: number[];
  rival?: number;
  matrix?: Matrix | null;
  urgent?: boolean;
  turned?: number;
  trade?: Basket[];
}

/** Something that is not there yet, by its noun and face, and how far it is turned. */
export interface Shown {
  noun: string;
  face: string;
  turned?: number;
  into?: string[] | null;
}

/** An option with the element of the scene it points at. */
export interface Choice {
  id: string;
  kind: string;
  noun: string;
  target: string;
  cost?: Mark[];
  zone?: string;
  notes?: string[];
  shows?: Shown | null;
  role?: string;
}

/** An open decision of the viewer, or of somebody else (then without choices). */
export interface Prompt {
  number: number;
  ask: string;
  mode: string;
  seats: number[];
  subject: number;
  rule: string;
  choices?: Choice[];
  case?: string;
  source?: string;
}

/** One line of a score: what for, how many, by which rule. */
export interface Points {
  label: string;
  points: number;
  facts?: Record<string, string | number>;
  rule?: string;
}

/** Seats that came out level, and what told them apart. */
export interface Tie {
  by: string;
  seats: number[];
  values: number[];
  rule?: string;
}

/** How a game ended; every point is explained. */
export interface Result {
  winners: number[];
  scores: number[];
  places: number[];
  breakdown: Points[][];
  endings: string[];
  teams?: number[];
  ties?: Tie[];
}

/** The whole table as one seat sees it. */
export interface Scene {
  game: string;
  seat: number;
  static: string;
  tokens?: Token[];
  fields?: Field[];
  ahead?: Token[];
  zones?: Zone[];
  tracks?: Track[];
  panels?: Panel[];
  spots?: Spot[];
  prompts?: Prompt[];
  can_undo?: boolean;
  ends?: boolean;
  teams?: number[];
  progress?: number;
  result?: Result | null;
}

/** How the viewer's own part in the game came to its end. */
export interface Parting {
  title: string;
  law: string;
}

/** A line of the log in the viewer's language. */
export interface Told {
  n: number;
  text: string;
  tone: string;
  seat: number;
  rule: string;
  follows: boolean;
  about: string[];
  parting?: Parting;
}

/** One event as it is played over the scene; whatever is empty is not shown. */
export interface Beat {
  thing?: string;
  start?: string;
  end?: string;
  sound?: string;
  weight?: number;
  scene?: string;
  line?: number;
  seat?: number;
  text?: string;
  times?: number;
  by?: number;
  dice?: number[];
}

/** The redacted scene, with the sentences of this moment in the viewer's language. */
export interface View {
  t: "view";
  seq: number;
  scene: Scene;
  prompt: string;
  choices: Record<string, string>;
  log: Told[];
  fresh: boolean;
  warning: string;
  costs: Record<string, string>;
  notes: Record<string, string>;
  points: string[][];
  endings: string[];
  verdict: string;
  ties: string[];
  beats: Beat[];
  may_ask: boolean;
  alike: number[];
}

/** Something said at the table. */
export interface Remark {
  seat: number;
  text: string;
  phrase: "" | "good-game" | "hello" | "hurry" | "ouch" | "sorry" | "thanks" | "well-played";
  team: number;
}

/** What was said and the viewer may hear; all of it after a resync, if `fresh`. */
export interface Talked {
  t: "talked";
  remarks: Remark[];
  fresh: boolean;
}

/** Somebody is writing what the viewer will hear; nothing of it is kept. */
export interface Writes {
  t: "writes";
  seat: number;
}

/** Somebody shows a place; nothing of it is kept. */
export interface Pointed {
  t: "pointed";
  seat: number;
  place: string;
}

/** The reply to `past`: the table as it was, with the lines and beats of the answer that led to it. */
export interface Moment {
  t: "moment";
  at: number;
  count: number;
  turns: number[];
  view: View;
}

/** The reply to `story`: the lines of the log from one answer to another, as a seat may read them. */
export interface Retold {
  t: "retold";
  seat: number;
  first: number;
  last: number;
  log: Told[];
}

/** The reply to the host who took a seat to give it to somebody else: the right to it. */
export interface Invited {
  t: "invited";
  seat: number;
  token: string;
}

/** The answer with this nonce is safely on record. */
export interface Ack {
  t: "ack";
  nonce: string;
  seq: number;
}

/** Nothing was changed, and why. */
export interface Refused {
  t: "refused";
  nonce: string;
  reason: string;
  rule: string;
  stale: boolean;
}

/** A rule by its name, with what it says. */
export interface Law {
  rule: string;
  text: string;
}

/** The reply to `why`, `rule` and `hint`. */
export interface Said {
  t: "said";
  about: string;
  text: string;
  rule: string;
  option: string;
  noun: string;
  target: string;
  laws: Law[];
}

/** A message that could not be understood or was not allowed. */
export interface Trouble {
  t: "trouble";
  reason: string;
}

/** I am here. */
export interface Pong {
  t: "pong";
}

/** An option of a game that is agreed before it begins. */
export interface Choosable {
  name: string;
  title: string;
  default: string;
  choices: Record<string, string>;
  fits: Record<string, number[]>;
  alone: string[];
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  title: string;
  about: string;
  seats: [number, number];
  settings: Choosable[];
  bots: Record<string, string>;
  usual: string;
  art: string;
  sides: Record<string, number[]>;
  teams: TeamInfo[];
  time: string;
  rules: number;
  open_teams: boolean;
}

/** A game that cannot be loaded here. */
export interface Broken {
  name: string;
  why: string;
  remedy: string;
}

/** The right to one free seat; whoever brings the token first has it. */
export interface Invite {
  seat: number;
  token: string;
}

/** A place at a table, and the capability that proves it. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
  commitment: string;
  invites: Invite[];
  eyes: number[];
  renamed: string;
}

/** What anybody who knows a table's id may know. */
export interface Public {
  table: string;
  game: string;
  title: string;
  status: "mixing" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  settings: Record<string, string>;
  commitment: string;
  host: number;
  invited: number;
  used: number;
  art: string;
  teams: TeamInfo[];
  asked: number[];
  practice: boolean;
}

/** What was reported is kept under this id. */
export interface Reported {
  id: string;
}

/** One number through a whole game. */
export interface Curve {
  id: string;
  common: boolean;
  lines: number[][];
  teams: number[];
}

/** How a game went. */
export interface Curves {
  at: number[];
  curves: Curve[];
  ways: string[][];
}

/** Who sat on a seat of a finished game, and what came of it. */
export interface Sat {
  name: string;
  kind: string;
  score: number;
  won: boolean;
  ending: string;
  left: string;
  lent: boolean;
  hints: number;
}

/** A finished game as those may know it who have played the same deal; nothing leads to its table. */
export interface Played {
  seats: Sat[];
  turns: number;
  day: string;
  undone: number;
  taken_back: number;
}

/** One game among all of the same deal. */
export interface Compared {
  place: number;
  here: boolean;
  game: Played;
}

/** Finished games with the same rules, seed, settings and number of seats; the best first. */
export interface SameDeal {
  games: Compared[];
  count: number;
  together: boolean;
  counted: boolean;
  own: boolean;
}

/** A room or field of the board, with its position in 0..100. */
export interface Place {
  id: string;
  x: number;
  y: number;
  region?: string;
  marks?: Mark[];
}

/** A way between two places; `one_way` leads from `a` to `b` only. */
export interface Link {
  a: string;
  b: string;
  one_way?: boolean;
  wraps?: boolean;
  marks?: Mark[];
  via?: string[];
}

/** What is printed on a card or token, for the frame around its text. */
export interface Face {
  id: string;
  noun: string;
  banner?: string;
  cost?: number | null;
  currency?: string;
  points?: number;
  marks?: Mark[];
  sides?: string[];
  parts?: number[];
  ways?: number[];
}

/** One kind of tile as it is printed, unturned: its rooms in 0..100, and the ways between them and out of it. */
export interface Plan {
  face: string;
  places: Place[];
  links?: Link[];
}

/** What never changes during a match; fetched once, named by its content. */
export interface Static {
  places?: Place[];
  links?: Link[];
  faces?: Face[];
  plans?: Plan[];
}

/** The size of a drawn board, and the middle of every place on it. */
export interface Anchors {
  size: [number, number];
  places: Record<string, [number, number]>;
}

/** Where other devices reach this server. */
export interface Reach {
  address: string;
}

/** What is wrong, and what is possible. */
export interface Problem {
  error: string;
  facts: Record<string, unknown>;
}

/** The first message on a socket: who is there. Without a token one watches. */
export interface Hello {
  t: "hello";
  token?: string;
  lang?: string;
  here?: string[];
  open?: boolean;
  veiled?: boolean;
}

/** An answer to an open decision. The nonce makes sending it twice harmless. */
export interface Answer {
  t: "answer";
  decision: number;
  seq: number;
  nonce: string;
  option: string;
  seat?: number;
}

/** Take back the last answer, or with `turn` everything up to the last barrier. */
export interface Undo {
  t: "undo";
  seq: number;
  nonce: string;
  turn?: boolean;
}

/** Why can I not do this? With a noun and a target: why nothing with this thing? Without all: which rule asks? */
export interface Why {
  t: "why";
  option?: string;
  noun?: string;
  target?: string;
}

/** What does a rule say? Rules whose id or sentence contains the text are told. */
export interface Rule {
  t: "rule";
  find: string;
}

/** What would a bot do here? */
export interface Hint {
  t: "hint";
}

/** Speak another language from now on. */
export interface Lang {
  t: "lang";
  lang: string;
}

/** Let a bot play my seat, or (with an empty name) play it myself again. */
export interface Takeover {
  t: "takeover";
  bot?: string;
}

/** Let a bot play for somebody who is asked and not here; whoever comes back has their seat again. */
export interface Replace {
  t: "replace";
  seat: number;
}

/** Give somebody who is asked and not here as much time again, before a bot plays for them. */
export interface Wait {
  t: "wait";
}

/** What only the host may do: stop the game and go on, end it, take a seat, make somebody else host, set a pace. */
export interface Govern {
  t: "govern";
  do: "end" | "host" | "pace" | "pause" | "remove" | "resume";
  seat?: number;
  invite?: boolean;
  pace?: "fast" | "normal" | "slow";
}

/** Ask all others to let me take back my last answer with all since, or to end the game here; bots agree always. */
export interface Propose {
  t: "propose";
  what: "end" | "takeback";
}

/** Agree to what is proposed, or not; whoever proposed it withdraws it. */
export interface Vote {
  t: "vote";
  agree: boolean;
}

/** Give up my seats for good: a bot plays them, or before the game somebody else may take them; I watch. */
export interface Concede {
  t: "concede";
}

/** What I want of one kind of window: to be asked, never, or only when it matters. Nobody else is told. */
export interface Window {
  t: "window";
  kind: string;
  wish: "ask" | "matters" | "never";
}

/** Say something: in one's own words, or one of the phrases everybody reads in their own language. */
export interface Talk {
  t: "talk";
  text?: string;
  phrase?: "" | "good-game" | "hello" | "hurry" | "ouch" | "sorry" | "thanks" | "well-played";
  team?: boolean;
}

/** I am writing something, and have not said it yet. */
export interface Write {
  t: "write";
  team?: boolean;
}

/** Show the other players a place of the board, for a moment; those of a team show it to their team alone. */
export interface Point {
  t: "point";
  place: string;
}

/** How was it after so many answers? When the game is over, also as another seat saw it. */
export interface Past {
  t: "past";
  at: number;
  seat?: number | null;
}

/** What does the log say around an answer? Whoever came late has only the end of it; eyes are lent as for `past`. */
export interface Story {
  t: "story";
  at: number;
  seat?: number | null;
}

/** The hash of my random bits: it fixes them, and tells nothing. */
export interface Seal {
  t: "seal";
  seal: string;
}

/** My random bits, told when everybody's are fixed. */
export interface Share {
  t: "share";
  share: string;
}

/** Are you there? */
export interface Ping {
  t: "ping";
}

/** A new table: the first seat that is `you` is the host's, and so are further ones, if they see the same. */
export interface NewTable {
  game: string;
  seats: string[];
  name?: string;
  lang?: string;
  options?: Record<string, string>;
  seed?: string | null;
  mix?: boolean;
  shared?: number[];
  patience?: number;
  delay?: number;
}

/** Let bots show a game. */
export interface Demo {
  game: string;
}

/** Take over the seat of a bot that shows a game. */
export interface Sit {
  seat: number;
  name?: string;
  lang?: string;
}

/** Take a free seat. */
export interface Join {
  token: string;
  name?: string;
  lang?: string;
  mix?: boolean;
}

/** Play on from a moment of a game that is over, against bots. */
export interface Branch {
  at: number;
  seat: number;
  lang?: string;
}

/** Something is wrong at a table; the server keeps it with the table and the moment. */
export interface Report {
  text: string;
  picture?: string;
}

/** What the server says on a socket. */
export type Message =
  | Table
  | View
  | Talked
  | Writes
  | Pointed
  | Moment
  | Retold
  | Invited
  | Ack
  | Refused
  | Said
  | Trouble
  | Pong;

/** What a client may say on it. */
export type Command =
  | Hello
  | Answer
  | Undo
  | Why
  | Rule
  | Hint
  | Lang
  | Takeover
  | Replace
  | Wait
  | Govern
  | Propose
  | Vote
  | Concede
  | Window
  | Talk
  | Write
  | Point
  | Past
  | Story
  | Seal
  | Share
  | Ping;
