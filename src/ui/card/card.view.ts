import { costWords, spoken } from '../mana/symbols.view';
import { many } from '../small/many';
import type { CardView, ColourLetter, Ring } from '../views';

const PAIRS = ['WU', 'UB', 'BR', 'RG', 'GW', 'WB', 'UR', 'BG', 'RW', 'GU'];

export const COLOUR_NAMES: Record<ColourLetter, string> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
};

export type FrameCard = Pick<CardView, 'colours' | 'types' | 'faceDown'>;

/** The classes that colour a frame: its present colour, else land, artifact or colourless. */
export function frameOf({ colours, types, faceDown }: FrameCard): string {
  const [first, second] = colours;
  if (faceDown || first === undefined) {
    if (faceDown) return 'c-C';
    if (types.includes('Land')) return 'c-L';
    return types.includes('Artifact') ? 'c-A' : 'c-C';
  }
  if (second === undefined) return `c-${first}`;
  if (colours.length > 2) return 'c-M';
  const pair = PAIRS.find((name) => name.includes(first) && name.includes(second));
  return `c-M of-${pair}`;
}

export function colourWords(colours: readonly ColourLetter[]): string {
  if (colours.length === 0) return 'colourless';
  return colours.map((colour) => COLOUR_NAMES[colour]).join(' and ');
}

const CHANGE_WORDS = { up: 'raised', down: 'lowered', mixed: 'changed' } as const;
const RING_WORDS: Record<Ring, string> = {
  may: 'may be chosen',
  chosen: 'chosen',
  proposed: 'proposed for payment',
  target: 'target',
};

/** "12 untapped": how a pile lies. Only of a pile is said what its cards are not. */
function pileWords({ tapped, sick, types }: CardView, count: number): (string | false)[] {
  return [
    `${count.toLocaleString('en')} ${tapped ? 'tapped' : 'untapped'}`,
    !sick && types.includes('Creature') && 'not summoning sick',
  ];
}

function stateWords(card: CardView, count: number): (string | undefined | false | 0)[] {
  const counters = (card.counters ?? []).map(({ kind, count }) => many(count, `${kind} counter`));
  return [
    card.selected && 'selected',
    ...(count > 1 ? pileWords(card, count) : [card.tapped && 'tapped']),
    card.combat?.words,
    card.sick && 'summoning sick',
    ...counters,
    card.loyalty !== undefined && `loyalty ${card.loyalty}`,
    card.defense !== undefined && `defense ${card.defense}`,
    card.chapters && `chapter ${card.chapters.names[card.chapters.now - 1] ?? card.chapters.now}`,
    !!card.damage && `${card.damage} damage marked`,
    card.phasedOut && 'phased out',
    card.attachedTo && `attached to ${card.attachedTo}`,
    card.attached?.length && `with ${card.attached.map(({ name }) => name).join(', ')}`,
    card.copyOf && `copy of ${card.copyOf}${card.copyHasExceptions ? ' with exceptions' : ''}`,
    card.unread && 'some text not modelled',
    card.byHand && 'set by hand',
    card.lastKnown && 'as it last was',
    card.flag,
  ];
}

/**
 * "Goblin token, 1/1 red, Creature — Goblin, tapped, 2 +1/+1 counters, may be chosen"; of a pile "Goblin token,
 * 1/1 red, 12 untapped, not summoning sick, Creature — Goblin".
 * @param of how many lie in the whole pile, where these fell off it
 */
export function accessibleName(card: CardView, count = 1, of = count): string {
  const name = card.faceDown ? 'Face-down card' : card.name;
  const named = card.lastKnown ? `Gone: ${name}` : name;
  const title = `${named}${card.token ? ' token' : ''}`;
  const colour =
    card.types.includes('Land') && card.colours.length === 0 ? '' : colourWords(card.colours);
  const { pt } = card;
  const size = pt && `${pt.power}/${pt.toughness}`;
  const change = pt?.change && `${CHANGE_WORDS[pt.change]}${pt.own ? ` from ${pt.own}` : ''}`;
  const rings = (card.rings ?? []).map((ring) =>
    ring === 'target' && card.targetNumber
      ? `target ${card.targetNumber}`
      : ring === 'chosen' && of > count
        ? `${count.toLocaleString('en')} of ${of.toLocaleString('en')} chosen`
        : RING_WORDS[ring],
  );
  return [
    title,
    [size, colour].filter(Boolean).join(' '),
    change,
    ...(count > 1 ? [] : [card.typeLine]),
    ...stateWords(card, count),
    ...(count > 1 ? [card.typeLine] : []),
    ...rings,
    card.proposes && `would give ${costWords(card.proposes)}`,
    card.line && spoken(card.line),
    card.does && `press to ${spoken(card.does)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The type line cut into words, those changed marked. */
export function typeWords(card: CardView): { word: string; changed: boolean }[] {
  const changed = new Set(card.changedTypes);
  return card.typeLine.split(' ').map((word) => ({ word, changed: changed.has(word) }));
}

/** Name and types that the plate is drawn from. */
export const plateOf = (card: CardView): { name: string; types: readonly string[] } =>
  card.plate ?? { name: card.name, types: card.types };

/** Letters of the longest word of a name: where a name breaks, no word of it should. */
export const longestWord = (name: string): number =>
  Math.max(1, ...name.split(/[\s-]/).map(({ length }) => length));

/** The lines of a text one behind the other; those of modes have a mark of their own. */
export const inOneLine = (lines: readonly string[]): string =>
  lines.reduce((text, line) => `${text}${line.startsWith('•') ? ' ' : ' · '}${line}`);
