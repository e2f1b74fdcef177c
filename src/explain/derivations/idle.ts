import {
  cr,
  type Idle,
  type Layer,
  type LayerEffect,
  layerOf,
  type Predicate,
  type RuleNumber,
} from '../../rules';
import type { Names } from '../naming/names';
import { COLOUR_WORDS } from '../words/mana';
import { nounOf } from '../words/nouns';
import { withArticle } from '../words/numbers';
import { listed, spaced } from '../words/sentences';

/** Why an effect does not apply, and by which rules. */
export function idleWords(
  idle: Idle,
  effect: LayerEffect,
  names: Names,
): { readonly words: string; readonly cites: readonly RuleNumber[] } {
  switch (idle.why) {
    case 'lacks':
      return { words: listed(lacksWords(idle.lacks, effect, names)), cites: [cr('611.3a')] };
    case 'condition':
      return { words: 'its condition is not met', cites: [cr('611.3a')] };
    case 'before':
      return {
        words: `it did not apply in layer ${firstLayer(effect)}, where it begins`,
        cites: [cr('613.6')],
      };
    case 'lost': {
      const taken =
        idle.layer === null
          ? ''
          : `: lost in layer ${idle.layer}${idle.by === null ? '' : ` by ${names.object(idle.by)}`}`;
      return { words: `the ability is gone${taken}`, cites: [cr('604.2'), cr('613.6')] };
    }
  }
}

const firstLayer = (effect: LayerEffect): Layer =>
  effect.changes.map((change) => layerOf(change, false)).sort()[0] ?? '1';

/** What an object lacks, each as said of it: "Bea does not control it". */
function lacksWords(
  lacks: readonly Predicate[],
  effect: LayerEffect,
  names: Names,
): readonly string[] {
  return lacks.map((one) => lackWords(one, effect, names));
}

function lackWords(quality: Predicate, { scope }: LayerEffect, names: Names): string {
  switch (quality.is) {
    case 'type':
      return `it is no ${quality.type.toLowerCase()}`;
    case 'subtype':
      return `it is no ${quality.subtype}`;
    case 'supertype':
      return `it is not ${quality.supertype.toLowerCase()}`;
    case 'color':
      return `it is not ${COLOUR_WORDS[quality.color]}`;
    case 'controlledBy':
    case 'ownedBy': {
      const verb = quality.is === 'controlledBy' ? 'control' : 'own';
      const you = names.player(scope.you);
      if (quality.player.player === 'you') return `${you} does not ${verb} it`;
      if (quality.player.player === 'opponents') return `no opponent of ${you} ${verb}s it`;
      return `it is not ${nounOf([quality])}`;
    }
    case 'keyword':
      return `it has no ${spaced(quality.keyword)}`;
    case 'named':
      return `it is not named ${quality.name}`;
    case 'attachedTo':
      return 'it is not attached to it';
    case 'tapped':
    case 'attacking':
    case 'blocking':
    case 'blocked':
    case 'transformed':
      return `it is not ${quality.is}`;
    case 'token':
      return 'it is no token';
    case 'object':
      return quality.object.ref === 'this'
        ? 'it is not the source itself'
        : 'it is not the one meant';
    case 'chosenType':
      return 'it is not of the chosen type';
    case 'chosenColor':
      return 'it is not of the chosen colour';
    case 'not':
      return hasWords(quality.not);
    default:
      return `it is no ${nounOf([quality])}`;
  }
}

/** Said of an object that has what it should not have. */
function hasWords(quality: Predicate): string {
  switch (quality.is) {
    case 'type':
      return `it is ${withArticle(quality.type.toLowerCase())}`;
    case 'subtype':
      return `it is ${withArticle(quality.subtype)}`;
    case 'supertype':
      return `it is ${quality.supertype.toLowerCase()}`;
    case 'color':
      return `it is ${COLOUR_WORDS[quality.color]}`;
    case 'object':
      return quality.object.ref === 'this' ? 'it is the source itself' : 'it is the one left out';
    case 'keyword':
      return `it has ${spaced(quality.keyword)}`;
    case 'tapped':
    case 'attacking':
    case 'blocking':
    case 'blocked':
      return `it is ${quality.is}`;
    default:
      return `it is ${withArticle(nounOf([quality]))}`;
  }
}
