import type { OwnTokenView, PlaceView, PortionView } from '../views';
import type { Entry } from './find.view';

/** The places where something can be put, as the choice names them and as a sentence does. */
export const PLACES: readonly {
  readonly id: string;
  readonly zone: PlaceView;
  readonly bottom?: boolean;
  readonly name: string;
  readonly into: string;
}[] = [
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

/** A basket with more of something in it. */
export function withMore(
  portions: readonly PortionView[],
  { key, label, thing }: Pick<Entry, 'key' | 'label' | 'thing'>,
  count: number,
): readonly PortionView[] {
  return portions.some((one) => one.key === key)
    ? portions.map((one) => (one.key === key ? { ...one, count: one.count + count } : one))
    : [...portions, { key, label, thing, count }];
}

/** A token of the user's own as something to take. */
export const ownEntry = (own: OwnTokenView): Pick<Entry, 'key' | 'label' | 'thing'> => ({
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
