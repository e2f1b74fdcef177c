import { passageAt } from '../../../explain';
import {
  characteristicsOf,
  copiableValuesOf,
  type Game,
  type ObjectId,
  type Question,
} from '../../../rules';
import { abilityLine, linesOf } from './texts';

type TriggerToOrder = Extract<Question, { kind: 'orderTriggers' }>['options'][number];

/** The line of text by which a question is asked: of what resolves, or of a trigger that waits. */
export function textAsking({ state, question }: Game): string | undefined {
  const { about, path, kind } = question;
  if (about === undefined || kind === 'chooseMode' || kind === 'priority') return undefined;
  const passage = path === undefined ? undefined : passageAt(state, about, path);
  if (passage !== undefined) return passage.line;
  const onStack = state.objects.get(about)?.onStack ?? null;
  if (onStack !== null && onStack.as !== 'spell' && onStack.ability !== undefined) {
    return abilityLine(onStack.ability, copiableValuesOf(state, onStack.source));
  }
  const [waiting, ...others] = state.waiting.filter(({ source }) => source === about);
  return waiting === undefined || others.some(({ key }) => key !== waiting.key)
    ? undefined
    : abilityLine(waiting.ability, copiableValuesOf(state, about));
}

/** What a trigger says that waits to be put on the stack. */
export const textOfTrigger = ({ state }: Game, { source, ability }: TriggerToOrder): string =>
  abilityLine(ability, copiableValuesOf(state, source));

/** What a permanent or effect says that replaces or prevents something: its lines but for keywords. */
export function textOfSource({ state }: Game, source: ObjectId): string {
  const values = characteristicsOf(state, source);
  const card = copiableValuesOf(state, source);
  const all = values?.abilities.map(({ ability }) => ability) ?? card.abilities;
  return all
    .filter(({ kind }) => kind === 'static' || kind === 'spell')
    .flatMap((ability) => linesOf(ability, card))
    .join(' ');
}
