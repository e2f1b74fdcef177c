import type { StoreApi } from 'zustand/vanilla';
import type { ObjectId, PlayerId, Step } from '../rules';
import type { Scenario } from '../scenario/format';
import type { ListedWork } from './listed';
import type { Misfit } from './misfit';
import type { Notice } from './notice';
import type { StepId, Tree } from './tree';
import type { Trouble } from './trouble';

/** What is worked on: the board as it was laid out, and every position reached from it. */
export interface Work {
  readonly id: string;
  readonly setup: Scenario;
  readonly tree: Tree;
  /** Opened from our own boards: not worth keeping until something was done. */
  readonly ours?: boolean;
  /** Saved choices that no longer fit. */
  readonly misfits: readonly Misfit[];
}

/** Something to tell the user. A new one each time, so that the same words are spoken again. */
export interface Message {
  readonly id: number;
  readonly trouble: Trouble;
}

/** How it stands with saving. */
export type Saved =
  | { readonly state: 'none' | 'saving' | 'saved' }
  | { readonly state: 'refused'; readonly why: string };

/** What was chosen in the casting dialog at a step, answered or not yet. */
export interface Announcement {
  readonly at: StepId;
  readonly alternative?: string | null;
  readonly times: Readonly<Record<string, number>>;
  readonly modes: readonly number[];
  readonly x?: number;
  readonly targets: readonly string[];
  readonly amounts: Readonly<Record<string, number>>;
  /** Sources that are not to be tapped. */
  readonly without: readonly string[];
  /** What is to be tapped or exiled in place of mana, in the order in which it was named. */
  readonly helping?: readonly string[];
}

/** In whose turns passing stops at which steps: by the place in the turn order. */
export type Stops = Readonly<Record<number, readonly Step[]>>;

/** A run of many answers that goes on now. */
export interface Run {
  readonly id: number;
  /** Changes when the table is to be drawn again: in between it stands still. */
  readonly picture: number;
  readonly words: string;
  /** "124 of 512 resolved"; empty as long as it is too short to be told. */
  readonly progress: string;
}

/** What a run came to, told for as long as the work stands where it ended. */
export interface Ran {
  readonly at: StepId;
  readonly words: string;
}

/** What is chosen in the bar in answer to a question, and not yet confirmed. The UI's words; nothing is judged by it. */
export interface Chosen {
  readonly question: string;
  readonly chosen: readonly string[];
  readonly number: number;
  readonly text: string;
  readonly amounts: Readonly<Record<string, number>>;
  readonly pairs: Readonly<Record<string, readonly string[]>>;
}

/** How it stands with the app itself on this machine. */
export interface Installed {
  /** Whether it runs without a connection; `never` where the browser has no service workers for us. */
  readonly offline: 'unknown' | 'coming' | 'ready' | 'failed' | 'never';
  /** A newer version waits until it is wanted, or another window has changed to it. */
  readonly newer: 'none' | 'waits' | 'elsewhere';
  /** The browser lets us offer to install the app. */
  readonly installable: boolean;
}

interface OfObject {
  readonly object: ObjectId;
}
interface OfObjects extends OfObject {
  /** Others to which the same is done. */
  readonly also?: readonly ObjectId[];
}
interface OfPlayer {
  readonly player: PlayerId;
}
interface OfStep {
  readonly step: StepId;
}

/** Every kind of panel with what it is about. */
export interface Panels {
  /** With a card's name filled in, where one was chosen already. */
  readonly add: {
    readonly name?: string;
    readonly tokens?: boolean;
    readonly player?: PlayerId;
    readonly zone?: 'hand' | 'library' | 'graveyard' | 'exile' | 'command';
  };
  readonly about: object;
  readonly share: { readonly step?: StepId };
  readonly keys: object;
  readonly palette: {
    /** The card or player that had the focus when it opened. */
    readonly focused: string | undefined;
  };
  readonly settings: object;
  readonly cards: object;
  readonly turn: object;
  readonly misfits: object;
  /** A rule, or the list of all sections where none is named. It lies over other panels. */
  readonly rule: { readonly rule: string };
  readonly move: OfObjects;
  readonly counters: OfObjects;
  readonly copy: OfObjects;
  readonly stand: OfObjects;
  readonly text: OfObjects;
  /** Something that is done with so many of a pile: which deed of the menu, and all that lie in the pile. */
  readonly howMany: { readonly deed: string; readonly pile: readonly ObjectId[] };
  readonly related: OfObject;
  readonly library: OfPlayer;
  /** Who could act when. */
  readonly xray: object;
  /** What was replaced and paid in a step. */
  readonly proofs: OfStep;
  readonly life: OfPlayer;
  readonly playerCounters: OfPlayer;
  readonly step: OfPlayer;
  readonly note: OfStep;
  /** A step as a ruling to hand on. */
  readonly ruling: OfStep;
  /** Lines of play side by side, those that part around a step. */
  readonly compare: OfStep;
  readonly branchName: OfStep;
  /** What was done since that step is to be repeated. */
  readonly repeat: OfStep;
}

export type PanelKind = keyof Panels;

/** The panel that lies over the table. */
export type Panel = {
  readonly [K in PanelKind]: { readonly panel: K } & Panels[K];
}[PanelKind];

/** How the present step was come to: made, gone back or on to by one choice, or gone to. */
export type Went = 'made' | 'back' | 'on' | 'to';
/** Something for which an object or a player is chosen on the table: the host of what is to be attached. */
export interface Picking {
  readonly pick: 'host';
  readonly objects: readonly ObjectId[];
}

/** What the inspector shows in place of the table's middle. */
export interface Inspected {
  readonly object: ObjectId;
  /** The value whose way is shown: the name of a field. */
  readonly value?: string;
  /** The section that was asked for. */
  readonly section?: string;
  /** What was inspected before it, to which one can go back. */
  readonly before?: Inspected;
}

/** What belongs to this window and not to the work. */
export interface Session {
  /** Selected together, for what is done to all of them. Some may have ceased to exist. */
  readonly selection: readonly ObjectId[];
  /** A press selects. */
  readonly selecting: boolean;
  readonly picking: Picking | null;
  readonly message: Message | null;
  readonly panel: Panel | null;
  readonly inspected: Inspected | null;
  /** What is looked up while a panel may be open, and lies over it: a rule. */
  readonly over: Panel | null;
  /** Whose side the table is seen from: the place in the turn order. */
  readonly viewer: number;
  /** Of the steps at which something was chosen, the newest last: going back within a cast finds it again. */
  readonly announcements: readonly Announcement[];
  readonly went: Went;
  /** The step whose position is looked at while the work stands elsewhere. */
  readonly preview: StepId | null;
  /** How much of the steps is shown. */
  readonly detail: 'headlines' | 'steps' | 'rules';
  readonly run: Run | null;
  readonly ran: Ran | null;
  readonly stops: Stops;
  readonly chosen: Chosen | null;
  readonly notices: readonly Notice[];
  readonly saved: Saved;
  readonly installed: Installed;
  /** How many other windows have the present work open. */
  readonly elsewhere: number;
  /** The works saved on this machine. */
  readonly works: readonly ListedWork[];
  readonly ready: boolean;
}

export interface AppState {
  /** Nothing: the start page. */
  readonly work: Work | null;
  readonly session: Session;
}

export type Store = StoreApi<AppState>;

export const FRESH_SESSION: Session = {
  selection: [],
  selecting: false,
  picking: null,
  message: null,
  panel: null,
  inspected: null,
  over: null,
  viewer: 0,
  announcements: [],
  went: 'made',
  preview: null,
  detail: 'steps',
  run: null,
  ran: null,
  stops: {},
  chosen: null,
  notices: [],
  saved: { state: 'none' },
  installed: { offline: 'unknown', newer: 'none', installable: false },
  elsewhere: 0,
  works: [],
  ready: false,
};

/** What of the session ends with the step that it belonged to. */
export const ELSEWHERE = {
  message: null,
  preview: null,
  went: 'made',
} as const satisfies Partial<Session>;

/** Changes what belongs to this window. */
export function inSession(store: Store, change: Partial<Session>): void {
  store.setState(({ session }) => ({ session: { ...session, ...change } }));
}

/** Looks a rule up, over whatever panel is open. */
export const openRule = (store: Store, rule: string): void =>
  inSession(store, { over: { panel: 'rule', rule } });

/** Something lies over the table and has the keys. */
export const isCovered = ({ panel, over }: Session): boolean => panel !== null || over !== null;

let messages = 0;
let notices = 0;

/** Shows a short note. */
export function notify(store: Store, notice: Omit<Notice, 'id'>): void {
  notices += 1;
  const id = notices;
  const others = store
    .getState()
    .session.notices.filter(({ about }) => about === undefined || about !== notice.about);
  inSession(store, { notices: [...others, { ...notice, id }] });
}

/** Takes notes away: those about a thing, or one by its number. */
export function dismiss(store: Store, which: string | number): void {
  const { notices: shown } = store.getState().session;
  const left = shown.filter(({ id, about }) => id !== which && about !== which);
  if (left.length < shown.length) inSession(store, { notices: left });
}

/** Shows what went wrong. */
export function tell(store: Store, trouble: Trouble): void {
  messages += 1;
  inSession(store, { message: { id: messages, trouble } });
}
