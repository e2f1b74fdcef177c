import type { App } from '../../../actions/app';
import { OFFER } from '../../../actions/deeds';
import type { KeySets } from '../../../actions/keys';
import { isPossible, offersByObject } from '../../../actions/offers';
import { ACTIONS } from '../../../actions/registry';
import { CARDS } from '../../../cards';
import { haveHeadings, heading, inZoneWords, namesOf } from '../../../explain';
import { type Game, RULE_NUMBERS, type RuleNumber } from '../../../rules';
import { here } from '../../../store/tree';
import { findBy } from '../../dialogs/findBy.view';
import type { PaletteGroupView, PaletteItemView } from '../../views';
import { commandViews } from './commands';
import { objectKey, playerKey } from './ids';
import { offerWords } from './offerRows';
import { typeLine } from './typeLine';

/** What a line of the palette stands for, in front of what it is about. */
export const LINE = {
  command: 'do:',
  offer: 'offer:',
  go: 'go:',
  card: 'card:',
  rule: 'rule:',
} as const;

/** So many lines of one group answer a search. */
const MOST = 8;
/** Below this many letters every card would be an answer. */
const LEAST_LETTERS = 2;

/** The palette's own line would only close it. */
const OWN = 'palette';

const ONLY_IN_MENUS = new Set(
  ACTIONS.filter(({ menu, keys }) => menu !== undefined && keys.length === 0).map(({ id }) => id),
);

/** All that can be found under a search: what the rules offer, the registry, what lies on the table, cards, rules. */
export function paletteGroups(
  app: App,
  sets: KeySets,
  search: string,
): readonly PaletteGroupView[] {
  const { work } = app.store.getState();
  const game = work === null ? undefined : here(work.tree).position.game;
  const typed = search.trim().length >= LEAST_LETTERS;
  const groups: PaletteGroupView[] = [
    ...(game === undefined ? [] : [group('By the rules, now', offered(game), search)]),
    ...commands(app, sets, search),
    ...(game === undefined || !typed ? [] : [group('On the table', onTable(game), search)]),
    ...(game === undefined || !typed ? [] : [group('Add a card, by hand', CARD_LINES, search)]),
    ...(typed ? [{ value: 'Rules', items: rules(search) }] : []),
  ];
  return groups.filter(({ items }) => items.length > 0);
}

const wordsOf = ({ label, note = '' }: PaletteItemView): string => `${label} ${note}`;

const group = (
  value: string,
  items: readonly PaletteItemView[],
  search: string,
): PaletteGroupView => ({ value, items: findBy(items, wordsOf, search, MOST) });

/** What the player who is asked may do now. */
function offered(game: Game): readonly PaletteItemView[] {
  const names = namesOf(game.state);
  const who = names.player(game.question.player);
  const lines = [...offersByObject(game)].flatMap(([id, offers]) =>
    offers.flatMap((offer, place): readonly PaletteItemView[] =>
      isPossible(offer)
        ? [
            {
              value: `${LINE.offer}${objectKey(id)}/${OFFER}${place}`,
              label: `${names.object(id)}: ${offerWords(game, id, offer)}`,
              note: who,
              ...(offer.cost !== '' && { cost: offer.cost }),
            },
          ]
        : [],
    ),
  );
  // Any of those that say the same will do.
  return [...new Map(lines.map((line) => [`${line.label}${line.cost ?? ''}`, line])).values()];
}

/** The registry by its groups; what can be done now stands first. */
function commands(app: App, sets: KeySets, search: string): readonly PaletteGroupView[] {
  const groups = new Map<string, PaletteItemView[]>();
  for (const { id, name, label, group: part, keys, refused } of commandViews(app, sets)) {
    // What only menus have, and has no object now, would be in the way.
    if (id === OWN || (refused !== undefined && keys.length === 0 && ONLY_IN_MENUS.has(id)))
      continue;
    const lines = groups.get(part) ?? [];
    groups.set(part, lines);
    lines.push({
      value: `${LINE.command}${id}`,
      label,
      // What it does now is its label; it is still looked for by what it is called.
      ...(label !== name && { note: name }),
      ...(keys[0] !== undefined && { key: keys[0] }),
      ...(refused !== undefined && { refused }),
    });
  }
  return [...groups].map(([value, lines]) => {
    const found = findBy(lines, ({ label, note = '' }) => [label, note], search, lines.length);
    const open = found.filter(({ refused }) => refused === undefined);
    const shut = found.filter(({ refused }) => refused !== undefined);
    return { value, items: [...open, ...shut] };
  });
}

/** Players and objects that the focus can go to. */
function onTable({ state }: Game): readonly PaletteItemView[] {
  const names = namesOf(state);
  const players = state.players.map(({ id, name }) => ({
    value: `${LINE.go}${playerKey(id)}`,
    label: `Go to ${name}`,
    note: 'player',
  }));
  const ids = [
    ...state.battlefield.list(),
    ...state.players.flatMap(({ hand }) => hand),
    ...state.stack,
  ];
  const objects = ids.flatMap((id): readonly PaletteItemView[] => {
    const object = state.objects.get(id);
    if (object === undefined) return [];
    return [
      {
        value: `${LINE.go}${objectKey(id)}`,
        label: `Go to ${names.object(id)}`,
        note: inZoneWords(object.zone, names.player(object.owner)),
      },
    ];
  });
  return [...players, ...objects];
}

const CARD_LINES: readonly PaletteItemView[] = CARDS.map((card) => ({
  value: `${LINE.card}${card.name}`,
  label: `Add ${card.name} …`,
  note: typeLine(card),
  ...(card.manaCost !== undefined && { cost: card.manaCost }),
}));

let firsts: readonly RuleNumber[] | undefined;

/** The first rule of each heading: a rule without one of its own has that of the rule above it, and would say the same again. */
function headed(): readonly RuleNumber[] {
  if (firsts !== undefined) return firsts;
  const seen = new Set<string>();
  const found = RULE_NUMBERS.filter((rule) => {
    const words = heading(rule);
    if (seen.has(words)) return false;
    seen.add(words);
    return true;
  });
  if (haveHeadings()) firsts = found;
  return found;
}

/** Rules whose number begins so, else those whose heading has the words. */
function rules(search: string): readonly PaletteItemView[] {
  const wanted = search.trim().toLowerCase();
  const numbers = /^\d/.test(wanted)
    ? RULE_NUMBERS.filter((rule) => rule.startsWith(wanted)).slice(0, MOST)
    : findBy(headed(), heading, search, MOST);
  return numbers.map((rule) => ({
    value: `${LINE.rule}${rule}`,
    label: `Rule ${rule}`,
    note: heading(rule),
  }));
}
