import type { OwnTokenView, PlaceView, PortionView } from '../views';
import type { Entry } from './find.view';

export interface Place {
  readonly id: string;
  readonly zone: PlaceView;
  readonly bottom?: boolean;
  readonly name: string;
  readonly into: string;
}

/** Permanents onto the battlefield, and into the hand what can't enter it. */
const APART: Place = {
  id: 'apart',
  zone: 'battlefield',
  name: 'battlefield and hand',
  into: 'onto the battlefield and into the hand',
};

/** The places where something can be put, as the choice names them and as a sentence does. */
const PLACES: readonly [Place, Place, ...Place[]] = [
  { id: 'battlefield', zone: 'battlefield', name: 'battlefield', into: 'onto the battlefield' },
  { id: 'hand', zone: 'hand', name: 'hand', into: 'into the hand' },
  { id: 'top', zone: 'library', name: 'library, on top', into: 'on top of the library' },
  {
    id: 'bottom',
    zone: 'library',
    bottom: true,
    name: 'library, at the bottom',
    into: 'at the bottom of the library',
  },
  { id: 'graveyard', zone: 'graveyard', name: 'graveyard', into: 'into the graveyard' },
  { id: 'exile', zone: 'exile', name: 'exile', into: 'into exile' },
  { id: 'command', zone: 'command', name: 'command zone', into: 'into the command zone' },
  { id: 'stack', zone: 'stack', name: 'stack, as a spell', into: 'on the stack' },
];

/** What is put into the basket: a line of a list, or something of the user's own. */
export type Taken = Pick<Entry, 'key' | 'label' | 'thing'> & Partial<Pick<Entry, 'line'>>;

/** A basket with more of something in it. */
export function withMore(
  portions: readonly PortionView[],
  { key, label, thing, line }: Taken,
  count: number,
): readonly PortionView[] {
  if (portions.some((one) => one.key === key)) {
    return portions.map((one) => (one.key === key ? { ...one, count: one.count + count } : one));
  }
  const never = neverEnters('brought' in thing ? thing.brought.type_line : line);
  return [...portions, { key, label, thing, count, ...(never !== undefined && { never }) }];
}

/** The rule that keeps a card of that type line off the battlefield, by its front face. */
function neverEnters(line = ''): PortionView['never'] {
  const [front = ''] = line.split('//');
  if (/\bInstant\b/.test(front)) return '304.4';
  return /\bSorcery\b/.test(front) ? '307.4' : undefined;
}

/** The place of that zone that comes first. */
export const placeOf = (zone: PlaceView | undefined): string | undefined =>
  zone && PLACES.find((place) => place.zone === zone)?.id;

/** Where a basket can be put, and where it is: as chosen, else where such cards usually are. */
export function placesFor(
  portions: readonly PortionView[],
  chosen: string | undefined,
): { readonly places: readonly Place[]; readonly place: Place } {
  const some = portions.some(({ never }) => never !== undefined);
  const all = portions.every(({ never }) => never !== undefined);
  const [battlefield, hand] = PLACES;
  const places = some && !all ? [APART, ...PLACES] : PLACES;
  const usual = !some ? battlefield : all ? hand : APART;
  return { places, place: places.find(({ id }) => id === chosen) ?? usual };
}

/** Each portion with the zone it goes to, where that is not the place's own. */
export const putApart = (portions: readonly PortionView[], place: Place): readonly PortionView[] =>
  place !== APART
    ? portions
    : portions.map((one) => (one.never === undefined ? one : { ...one, zone: 'hand' }));

/** What there is to say of instants and sorceries that are to be put there. */
export function aboutNever(
  portions: readonly PortionView[],
  place: Place,
): { readonly words: string; readonly rules: readonly string[] } | undefined {
  const never = portions.filter((one) => one.never !== undefined);
  if (never.length === 0 || place.zone !== 'battlefield') return undefined;
  const names = new Intl.ListFormat('en').format(never.map(({ label }) => label));
  return {
    words:
      place === APART
        ? `Into the hand: ${names}.`
        : `${names} can’t enter the battlefield by the rules. By hand, it is put there all the same.`,
    rules: [...new Set(never.flatMap((one) => one.never ?? []))],
  };
}

/** A token of the user's own as something to take. */
export const ownEntry = (own: OwnTokenView): Taken => ({
  key: `o:${JSON.stringify(own)}`,
  label: `${own.name.trim() || 'nameless'} token`,
  thing: { own },
});

/** "3 Forest and 2 Island", "5 things". */
export function basketWords(portions: readonly PortionView[]): string {
  const words = portions.map(({ label, count, thing }) =>
    count === 1 ? label : `${count} ${'card' in thing || 'brought' in thing ? label : `${label}s`}`,
  );
  if (words.length > 3) {
    return `${portions.reduce((sum, { count }) => sum + count, 0)} cards`;
  }
  return new Intl.ListFormat('en').format(words);
}
