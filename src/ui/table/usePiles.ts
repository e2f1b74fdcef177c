import { useMemo, useState } from 'react';
import { choiceAt } from '../questions/choiceAt';
import { type CombatQuestion, fightersIn, foesIn, isCombat } from '../questions/combat.view';
import type { GroupView, QuestionView } from '../views';
import type { Piles } from './BoardContext';
import { PAGE } from './piles.view';

/** How many of each pile are laid out by somebody; 0: gathered, though it opened by itself. */
type Laid = ReadonlyMap<string, number>;

/** A pile of those that fight opens by itself while attackers and blockers are declared. */
function opensItself(question: CombatQuestion, { members }: GroupView): boolean {
  const all = [fightersIn(question), foesIn(question)];
  return members.some(({ id }) => all.some((choices) => choiceAt(choices, id) !== undefined));
}

/** Which piles lie open, and how far. */
export function usePiles(question: QuestionView): Piles {
  const [byHand, setByHand] = useState<Laid>(new Map());
  const combat = isCombat(question) ? question : undefined;
  return useMemo(() => {
    const set = (key: string, laid: number) => setByHand((old) => new Map(old).set(key, laid));
    const laid = (pile: GroupView) => {
      const opens = combat !== undefined && opensItself(combat, pile);
      const known = byHand.get(pile.key) ?? (opens ? PAGE : 0);
      return known === 0 ? undefined : known;
    };
    return {
      laid,
      isOpened: ({ key }) => (byHand.get(key) ?? 0) > 0,
      lay: (pile) => set(pile.key, (laid(pile) ?? 0) + PAGE),
      gather: (pile) => set(pile.key, 0),
    };
  }, [byHand, combat]);
}
