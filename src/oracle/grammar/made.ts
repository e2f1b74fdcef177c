import type { Instruction, ManaOutput, ObjectRef } from '../../rules/authoring/language';
import { speaksOfChosenColor } from './binding';
import { exiled, kindsOf, type Mention } from './mentions';
import { CHOSEN } from './pending';
import { same } from './template';

/** Who keeps what instructions name. */
export interface Listener {
  readonly fresh: (base: string) => string;
  readonly mention: (ref: ObjectRef, many: boolean, kinds: readonly string[]) => void;
  color: ManaOutput | undefined;
  objects: readonly Mention[];
}

/** Tokens, cards that were found or chosen, a colour: what the next sentences call "it", "them" or "that color". */
export function made(step: Instruction, listener: Listener): Instruction {
  switch (step.kind) {
    case 'exile': {
      const { what, until } = step;
      if (!('ref' in what) || until !== undefined) return step;
      if (!listener.objects.some(({ ref }) => same(ref, what))) return step;
      const bind = listener.fresh('exiled');
      listener.objects = exiled(listener.objects, what, { ref: 'bound', name: bind });
      return { ...step, bind };
    }
    case 'search': {
      listener.mention({ ref: 'bound', name: step.bind }, step.count[1] !== 1, ['card']);
      return step;
    }
    case 'choose': {
      if (step.bind !== CHOSEN) return step;
      const bind = listener.fresh('chosen');
      listener.mention(
        { ref: 'bound', name: bind },
        false,
        kindsOf(step.what.where, step.what.zones),
      );
      return { ...step, bind };
    }
    case 'createToken': {
      const bind = step.bind ?? listener.fresh('token');
      const several = step.count !== undefined && step.count !== 1;
      listener.mention({ ref: 'bound', name: bind }, several, ['token', 'permanent', 'Creature']);
      return { ...step, bind };
    }
    case 'chooseColor': {
      const bind = listener.fresh('color');
      listener.color = { mana: 'boundColor', name: bind };
      return { ...step, bind };
    }
    default:
      return step;
  }
}

/** "That color": the one that was chosen before, or as the object entered (607.2d). */
export function thatColor(
  step: Instruction,
  color: ManaOutput | undefined,
  asItEntered: boolean,
): Instruction | undefined {
  if (step.kind !== 'addMana' || step.mana.mana !== 'boundColor')
    // The colour that an effect chose is not the one that the object entered with.
    return color !== undefined && speaksOfChosenColor(step) ? undefined : step;
  const mana = color ?? (asItEntered ? ({ mana: 'chosenColor' } as const) : undefined);
  return mana === undefined ? undefined : { ...step, mana };
}
