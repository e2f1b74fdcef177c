import { namesOf } from '../../../explain';
import { costWords } from '../../../explain/derivations';
import {
  COST_WORDS,
  type CostLine,
  costLines,
  type ProofLine,
  paidLines,
  producingLines,
} from '../../../explain/proofs';
import {
  activatedAbilities,
  type CostAnswer,
  copiableValuesOf,
  costOfActivation,
  costOfCast,
  couldProduce,
  waysToCast,
  waysToProduce,
} from '../../../rules';
import { abilityLine } from '../../app/views/texts';
import type { About } from '../about';
import { paidFor } from './paidFor';

/** A cost as it is built. */
export interface CostView {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly CostLine[];
  readonly total: string;
  /** Parts that are not mana. */
  readonly others: string;
}

export interface CostsView {
  /** What it would cost now: casting it, each of its abilities. */
  readonly costs: readonly CostView[];
  /** What was paid for it. */
  readonly paid?: CostView & { readonly by: readonly ProofLine[] };
  /** What it could produce, and why. */
  readonly produces?: { readonly types: string; readonly ways: readonly ProofLine[] };
}

type Of = Pick<About, 'state' | 'object' | 'tree' | 'step'>;

/** What an object costs or cost, with how it is made up, and what mana it could produce. */
export function costsView({ state, object, tree, step }: Of): CostsView {
  const names = namesOf(state);
  const paid = paidFor(tree, step, object.id);
  return {
    costs: costsOf({ state, object }),
    ...(paid !== undefined && {
      paid: {
        id: 'paid',
        title: COST_WORDS.paid,
        lines: costLines(paid.steps, names),
        total: paid.total,
        others: '',
        by: paidLines(paid.paid, names),
      },
    }),
    ...producedBy({ state, object }),
  };
}

function costsOf({ state, object }: Pick<Of, 'state' | 'object'>): readonly CostView[] {
  const { id, zone, owner, controller } = object;
  if (zone === 'stack') return [];
  if (zone !== 'battlefield') {
    const ways = object.printed.types.length === 0 ? [] : waysToCast(object);
    return ways.flatMap((how, place) =>
      viewOf(state, `cast${place}`, COST_WORDS.cast, costOfCast(state, owner, id, how)),
    );
  }
  const card = copiableValuesOf(state, id);
  return activatedAbilities(state, id)
    .filter(({ isMana }) => !isMana)
    .flatMap(({ key, ability }) =>
      viewOf(state, key, abilityLine(ability, card), costOfActivation(state, controller, id, key)),
    );
}

function viewOf(
  state: About['state'],
  id: string,
  title: string,
  answer: CostAnswer,
): readonly CostView[] {
  if (!answer.allowed || answer.cost.unpayable) return [];
  const { steps, text, parts } = answer.cost;
  return [
    {
      id,
      title,
      lines: costLines(steps, namesOf(state)),
      total: text,
      others: parts.length === 0 ? '' : costWords(parts),
    },
  ];
}

function producedBy({ state, object }: Pick<Of, 'state' | 'object'>): Pick<CostsView, 'produces'> {
  if (object.zone !== 'battlefield') return {};
  const abilities = activatedAbilities(state, object.id);
  const ways = waysToProduce(state, object.id);
  if (ways.length === 0 && !abilities.some(({ isMana }) => isMana)) return {};
  const card = copiableValuesOf(state, object.id);
  const words = (key: string) => {
    const held = abilities.find((one) => one.key === key);
    return held === undefined ? '' : abilityLine(held.ability, card).replace(/\.$/, '');
  };
  return {
    produces: {
      types: couldProduce(state, object.id)
        .map((type) => `{${type}}`)
        .join(''),
      ways: producingLines(ways, words),
    },
  };
}
