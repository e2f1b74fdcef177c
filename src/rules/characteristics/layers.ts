import type { Change } from '../abilities/statics';
import type { RuleNumber } from '../citations';
import { cr } from '../citations';

/** The layers and sublayers in which effects apply, in order (613.1, 613.4). */
export const LAYERS = ['1', '2', '3', '4', '5', '6', '7a', '7b', '7c', '7d'] as const;
export type Layer = (typeof LAYERS)[number];

/** The layer in which a change applies; 7a instead of 7b where a defining ability sets power and toughness. */
export function layerOf(change: Change, defining: boolean): Layer {
  switch (change.change) {
    case 'copy':
      return '1';
    case 'control':
      return '2';
    case 'text':
      return '3';
    case 'addTypes':
    case 'setTypes':
    case 'removeTypes':
    case 'allCreatureTypes':
      return '4';
    case 'setColors':
    case 'addColors':
      return '5';
    case 'addAbilities':
    case 'loseAllAbilities':
    case 'loseKeyword':
    case 'cantHaveKeyword':
      return '6';
    case 'setPT':
      return defining ? '7a' : '7b';
    case 'modifyPT':
      return '7c';
    case 'switchPT':
      return '7d';
  }
}

const CITES: Readonly<Record<Layer, RuleNumber>> = {
  '1': cr('613.1a'),
  '2': cr('613.1b'),
  '3': cr('613.1c'),
  '4': cr('613.1d'),
  '5': cr('613.1e'),
  '6': cr('613.1f'),
  '7a': cr('613.4a'),
  '7b': cr('613.4b'),
  '7c': cr('613.4c'),
  '7d': cr('613.4d'),
};

export function citeLayer(layer: Layer): RuleNumber {
  return CITES[layer];
}

/** What parts of an object a change writes: only where they meet what another effect reads can one depend on the other (613.8). */
export type Aspect = 'copy' | 'control' | 'types' | 'colors' | 'abilities' | 'existence' | 'pt';

export function writes(change: Change): readonly Aspect[] {
  switch (change.change) {
    case 'copy':
      return ['copy', 'types', 'colors', 'abilities', 'existence', 'pt'];
    case 'text':
      return ['types', 'abilities', 'existence'];
    case 'control':
      return ['control'];
    case 'addTypes':
    case 'removeTypes':
    case 'allCreatureTypes':
      return ['types', 'abilities'];
    case 'setTypes':
      return ['types', 'abilities', 'existence'];
    case 'setColors':
    case 'addColors':
      return ['colors'];
    case 'addAbilities':
    case 'loseKeyword':
    case 'cantHaveKeyword':
      return ['abilities'];
    case 'loseAllAbilities':
      return ['abilities', 'existence'];
    case 'setPT':
    case 'modifyPT':
    case 'switchPT':
      return ['pt'];
  }
}
