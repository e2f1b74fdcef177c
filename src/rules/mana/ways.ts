import type { ActivatedAbility } from '../abilities/ability';
import { activatedAbilities } from '../activating/activated';
import { instructionsOf } from '../activating/manaAbility';
import { cr, type RuleNumber } from '../citations';
import { typesText } from '../costs/bill';
import { hasX } from '../costs/text';
import { characteristicsOf } from '../happening/view';
import type { ObjectId } from '../kernel/ids';
import { ALLOWED, refused, type Verdict } from '../kernel/results';
import type { State } from '../kernel/state';
import { parseManaCost } from './cost';
import { couldProduce, waysOf } from './couldProduce';

/** The mana that an ability of an object can make now, each way in symbols, before replacement effects. */
export function manaWays(state: State, object: ObjectId, key: string): readonly string[] {
  const held = activatedAbilities(state, object).find((h) => h.key === key);
  const values = characteristicsOf(state, object);
  if (held === undefined || values === undefined) return [];
  const scope = {
    source: object,
    you: values.controller,
    ...(hasX(held.ability.cost) ? { x: 1 } : {}),
  };
  const ways = waysOf(state, scope, instructionsOf(held.ability.content), (id) =>
    couldProduce(state, id),
  );
  return [...new Set(ways.map(({ production }) => typesText(production)))];
}

/** Whether an ability can make the mana that is wanted, or mana of that one type; if not, by which rule. */
export function judgeMana(state: State, object: ObjectId, key: string, mana: string): Verdict {
  const ways = manaWays(state, object, key);
  const wanted = parseManaCost(mana).flatMap((s) => (s.symbol === 'mana' ? [s.type] : []));
  const [type] = wanted;
  const fits = ways.some(
    (way) =>
      way === typesText(wanted) ||
      (wanted.length === 1 && type !== undefined && way === `{${type}}`.repeat(way.length / 3)),
  );
  if (fits) return ALLOWED;
  const held = activatedAbilities(state, object).find((h) => h.key === key);
  return refused({
    code: 'noSuchMana',
    subjects: [object],
    cites: [...new Set([...ruleOf(held?.ability), cr('106.3')])],
    detail: mana,
    fix: { kind: 'choose', detail: ways.join(' ') },
  });
}

function ruleOf(ability: ActivatedAbility | undefined): readonly RuleNumber[] {
  if (ability === undefined) return [];
  return instructionsOf(ability.content).flatMap((instruction): readonly RuleNumber[] => {
    if (instruction.kind !== 'addMana') return [];
    switch (instruction.mana.mana) {
      case 'couldProduce':
        return [cr('106.7')];
      case 'commanderIdentity':
        return [cr('903.4f')];
      case 'chosenColor':
        return [cr('607.2d')];
      case 'colorOfLinked':
        return [cr('607.2a')];
      default:
        return [];
    }
  });
}
