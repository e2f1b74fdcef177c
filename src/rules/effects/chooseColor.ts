import type { Span } from '../abilities/ability';
import type { Filter, PlayerRef } from '../abilities/references';

/** Chooses a colour, remembered under a name; `of` limits it to the colours of objects that match. */
export interface ChooseColor {
  readonly kind: 'chooseColor';
  readonly player: PlayerRef;
  readonly bind: string;
  readonly of?: Filter;
  readonly span?: Span;
}
