import type { Step } from '../abilities/values';
import { eventObject } from '../evaluate/references';
import type { EventFacts } from '../kernel/facts';
import type { ObjectId } from '../kernel/ids';
import type { State } from '../kernel/state';
import { viewOf } from './view';

/** The words by which a text speaks of an event of each kind; changes of zone are told apart below. */
const WORDS: { readonly [K in Exclude<EventFacts['kind'], 'moved'>]: RegExp } = {
  cast: /\bcasts?\b/i,
  activated: /\bactivates?\b/i,
  attackersDeclared: /\battacks?\b/i,
  attacks: /\battacks?\b/i,
  exerted: /\bexerts?\b/i,
  blocks: /\bblocks?\b/i,
  becomesBlocked: /\bblocked\b/i,
  damage: /\bdamage\b/i,
  tappedForMana: /\btaps? .* for mana|\btapped for mana/i,
  beginning: /\bat the beginning of\b/i,
  phase: /\bphases?\b/i,
  turn: /\bturns?\b/i,
  becomesMonarch: /\bmonarch\b/i,
  tapped: /\bbecomes? tapped\b/i,
  untapped: /\bbecomes? untapped\b/i,
  phasedIn: /\bphases? in\b/i,
  phasedOut: /\bphases? out\b/i,
  mans: /\b(crews?|saddles?)\b/i,
  becomesManned: /\b(crewed|saddled)\b/i,
  turnedFaceUp: /\bturned face up\b/i,
  transformed: /\btransforms?\b/i,
  lifeGained: /\bgains? (\w+ )?life\b/i,
  lifeLost: /\bloses? (\w+ )?life\b/i,
  drawn: /\bdraws?\b/i,
  tokensCreated: /\b(tokens?|created?s?)\b/i,
  countersPut: /\bcounters? (is|are|on|be) |put .*counters?/i,
  countersRemoved: /\bcounters? (is|are) removed\b/i,
  becomesTarget: /\bbecomes? the target\b/i,
  controlChanged: /\bcontrol\b/i,
  crime: /\bcrime\b/i,
  attached: /\bbecomes? attached\b/i,
};

const STEP_WORDS: { readonly [S in Step]?: RegExp } = {
  upkeep: /\bupkeep\b/i,
  draw: /\bdraw step\b/i,
  main1: /\bmain phase\b/i,
  beginCombat: /\bcombat\b/i,
  declareAttackers: /\bdeclare attackers\b/i,
  declareBlockers: /\bdeclare blockers\b/i,
  endCombat: /\bend of combat\b/i,
  main2: /\bmain phase\b/i,
  end: /\bend step\b/i,
  cleanup: /\bcleanup\b/i,
};

/** The beginnings of texts that trigger on events or replace them. */
const WAITS = /^(when|whenever|at the beginning|if|as(?! long))\b|\benters\b/i;

/** A text that could not be read, and the permanent that has it. */
export interface UnreadText {
  readonly source: ObjectId;
  readonly text: string;
}

const NONE: readonly UnreadText[] = [];

/** Texts of permanents that could not be read and may have wanted to trigger on what happened, or to replace it; each once. */
export function unreadAbout(
  before: State,
  after: State,
  facts: readonly EventFacts[],
): readonly UnreadText[] {
  const none = before.hooks.get('unread') === undefined && after.hooks.get('unread') === undefined;
  if (none) return NONE;
  const found = new Map<string, UnreadText>();
  for (const state of new Set([before, after])) {
    for (const source of state.hooks.get('unread')?.list() ?? []) {
      for (const text of textsOf(state, source, facts)) {
        found.set(`${source} ${text}`, { source, text });
      }
    }
  }
  return [...found.values()];
}

function textsOf(state: State, source: ObjectId, facts: readonly EventFacts[]): readonly string[] {
  const view = viewOf(state);
  const values = view.characteristics(source);
  const host = view.object(source)?.attachedTo;
  const own = host != null && 'object' in host ? [source, host.object] : [source];
  return (values?.abilities ?? []).flatMap(({ ability }) => {
    if (ability.kind !== 'unread' || !WAITS.test(ability.text)) return [];
    const about = isAboutItself(ability.text, values?.name ?? '') ? own : null;
    const isMeant = facts.some((f) => speaksOf(ability.text, f) && concerns(about, f));
    return isMeant ? [ability.text] : [];
  });
}

function speaksOf(text: string, fact: EventFacts): boolean {
  if (fact.kind === 'moved') return movedWords(fact).test(text);
  if (!WORDS[fact.kind].test(text)) return false;
  if (fact.kind !== 'beginning') return true;
  return fact.step !== undefined && STEP_WORDS[fact.step]?.test(text) === true;
}

function movedWords({ to, from, why }: EventFacts): RegExp {
  if (to === 'battlefield') return /\benters?\b|\bonto the battlefield\b/i;
  if (from === 'battlefield') {
    return /\b(dies?|leaves?|sacrifices?|sacrificed|destroyed|exiled|put into)\b/i;
  }
  if (why === 'discard') return /\bdiscards?\b|\bdiscarded\b|\bput into\b/i;
  return to === 'graveyard' ? /\bput into\b|\bmills?\b/i : /\bexiled?\b|\bleaves?\b/i;
}

/** "When this creature …", "… enters tapped", "equipped creature": about the permanent itself or its host. */
function isAboutItself(text: string, name: string): boolean {
  const start = text.replace(/^(when|whenever|if|as) /i, '').toLowerCase();
  const short = name.split(',')[0] ?? name;
  return (
    /^(this|~|enchanted|equipped)\b/.test(start) ||
    (name !== '' && (start.startsWith(name.toLowerCase()) || start.startsWith(short.toLowerCase())))
  );
}

function concerns(about: readonly ObjectId[] | null, fact: EventFacts): boolean {
  if (about === null || fact.kind === 'beginning') return true;
  const { whom } = fact;
  const ids = [eventObject(fact), fact.object, fact.source];
  if (whom !== undefined && 'object' in whom) ids.push(whom.object);
  return ids.some((id) => id !== undefined && about.includes(id));
}
