import { sourceKey, sourceOf } from '../../../actions/casting';
import { listed, namesOf } from '../../../explain';
import { characteristicsOf, cr, type Game, type Helper } from '../../../rules';
import type { HelpView, PaymentView } from '../../views';
import { symbolsOf } from './lacking';
import { ruleViews } from './rules';

type HelpingWay = Helper['way'];

const WAYS = {
  convoke: {
    name: 'Convoke',
    words: 'tap creatures, each for {1} or for one mana of its colour',
    rule: cr('702.51a'),
  },
  improvise: { name: 'Improvise', words: 'tap artifacts, each for {1}', rule: cr('702.126a') },
  delve: {
    name: 'Delve',
    words: 'exile cards from the graveyard, each for {1}',
    rule: cr('702.66a'),
  },
} as const satisfies Record<HelpingWay, unknown>;

/**
 * What may be tapped or exiled in place of mana for the payment that is asked, way by way, always in the same order.
 * @param used what is named for it or proposed, by the keys of sources
 */
export function helpsOf({ state, question }: Game, used: readonly string[]): readonly HelpView[] {
  if (question.kind !== 'payMana' || question.helpers === undefined) return [];
  const names = namesOf(state);
  const named = new Set(used);
  const sourceFor = (helper: Helper): PaymentView => {
    const id = sourceKey(helper.object, helper.way);
    return {
      id,
      object: `o${helper.object}`,
      words: names.object(helper.object),
      gives: givesOf(state, helper),
      pays: [],
      used: named.has(id),
    };
  };
  const { options } = question.helpers;
  const most = symbolsOf(question.cost).length;
  return (Object.keys(WAYS) as HelpingWay[]).flatMap((way): readonly HelpView[] => {
    const sources = options.filter((helper) => helper.way === way).map(sourceFor);
    if (sources.length === 0) return [];
    const { name, words, rule } = WAYS[way];
    return [{ name, words, rules: ruleViews([rule]), sources, most }];
  });
}

/** For what it pays: one generic mana, or one of its colour where it has but one. */
function givesOf(state: Game['state'], { way, object }: Helper): string {
  const colors = way === 'convoke' ? (characteristicsOf(state, object)?.colors ?? []) : [];
  return colors.length === 1 ? `{${colors[0]}}` : '{1}';
}

/** "1 source taps and 4 cards are exiled" */
export function usedWords(used: readonly PaymentView[]): string {
  const exiled = used.filter(({ id }) => sourceOf(id)[1] === 'delve').length;
  const taps = used.length - exiled;
  return listed(
    [
      ...(taps > 0 ? [`${taps} ${taps === 1 ? 'source taps' : 'sources tap'}`] : []),
      ...(exiled > 0 ? [`${exiled} ${exiled === 1 ? 'card is' : 'cards are'} exiled`] : []),
    ],
    'and',
  );
}
