import type { Instruction, ObjectRef } from '../../../rules/authoring/language';
import { exceptionsFor } from '../exceptions';
import { namedBefore } from '../pending';
import { define, type SlotTypes } from '../slot';
import { choice, form } from '../template';
import { byEach, says } from './kit';

type Create = Extract<Instruction, { kind: 'createToken' }>;
type Become = Extract<Instruction, { kind: 'becomeCopy' }>;
type CopySpell = Extract<Instruction, { kind: 'copySpell' }>;
type Except = SlotTypes['exceptions'];

/** How tokens that are copies enter. */
const STATES = [
  ['', {}],
  ['tapped ', { tapped: true }],
  ['tapped and attacking ', { tapped: true, attacking: true }],
] as const;

const copied = (
  of: ObjectRef,
  more: Partial<Create>,
  except?: Except,
): Omit<Create, 'player'> | undefined => {
  if (except === undefined) return { kind: 'createToken', token: { copyOf: of }, ...more };
  const known = exceptionsFor(of, except);
  return known === undefined
    ? undefined
    : { kind: 'createToken', token: { copyOf: of, except: known }, ...more };
};

/** "A tapped token that's a copy of …, except …" (707.2). */
define('copies', {
  read: choice<Omit<Create, 'player'>>(
    STATES.flatMap(([words, state]) => [
      form(`a ${words}token that 's a copy of {of:object}`, ({ of }) => copied(of, state)),
      form(
        `a ${words}token that 's a copy of {of:object} , except {except:exceptions}`,
        ({ of, except }) => copied(of, state, except),
      ),
      form(
        `a ${words}token that 's a copy of {of:object} and that 's tapped and attacking`,
        ({ of }) => copied(of, { tapped: true, attacking: true }),
      ),
      form(`{n:number} ${words}tokens that are copies of {of:object}`, ({ of, n }) =>
        copied(of, { ...state, count: n }),
      ),
      form(
        `{n:number} ${words}tokens that are copies of {of:object} , except {except:exceptions}`,
        ({ of, n, except }) => copied(of, { ...state, count: n }, except),
      ),
    ]),
  ).read,
});

/** What becomes a copy; each of a group by itself. */
const becomes = (
  what: SlotTypes['agents'],
  of: ObjectRef,
  duration: Become['duration'],
  except?: Except,
): Instruction | undefined => {
  const known = except === undefined ? {} : { except: exceptionsFor(of, except) };
  if (except !== undefined && known.except === undefined) return undefined;
  // What becomes a copy of "that creature" is another than that.
  const copy = { kind: 'becomeCopy' as const, of: namedBefore(of), duration };
  const exceptions = known.except === undefined ? {} : { except: known.except };
  return 'where' in what
    ? { kind: 'forEach', of: what, do: [{ ...copy, what: { ref: 'each' }, ...exceptions }] }
    : { ...copy, what, ...exceptions };
};

const copySpell = (
  what: CopySpell['what'],
  except: Except | undefined,
  more: Partial<CopySpell>,
): CopySpell | undefined => {
  const known = except === undefined ? undefined : exceptionsFor(what, except);
  if (except !== undefined && known === undefined) return undefined;
  return { kind: 'copySpell', what, ...(known === undefined ? {} : { except: known }), ...more };
};

/** Copies of permanents, spells and abilities (707), each perhaps with exceptions (707.9). */
export const COPY_CLAUSES = [
  says('{player:actor} create~ {token:copies}', ({ player, token }) =>
    byEach(player, (one) => ({ ...token, player: one })),
  ),
  says('{what:agents} become~ a copy of {of:object} {duration:duration}', (slots) =>
    becomes(slots.what, slots.of, slots.duration),
  ),
  says('{duration:duration} , {what:agents} become~ a copy of {of:object}', (slots) =>
    becomes(slots.what, slots.of, slots.duration),
  ),
  says(
    '{what:agents} become~ a copy of {of:object} {duration:duration} , except {except:exceptions}',
    (slots) => becomes(slots.what, slots.of, slots.duration, slots.except),
  ),
  says(
    '{duration:duration} , {what:agents} become~ a copy of {of:object} , except {except:exceptions}',
    (slots) => becomes(slots.what, slots.of, slots.duration, slots.except),
  ),
  says('{what:agents} become~ a copy of {of:object}', ({ what, of }) =>
    becomes(what, of, 'forever'),
  ),
  says('{what:agents} become~ a copy of {of:object} , except {except:exceptions}', (slots) =>
    becomes(slots.what, slots.of, 'forever', slots.except),
  ),
  says('copy {what:object}', ({ what }) => copySpell(what, undefined, {})),
  says('copy {what:object} . you may choose new targets for the copy', ({ what }) =>
    copySpell(what, undefined, { newTargets: true }),
  ),
  says('copy {what:object} , except {except:exceptions}', ({ what, except }) =>
    copySpell(what, except, {}),
  ),
  says(
    'copy {what:object} , except {except:exceptions} . you may choose new targets for the copy',
    ({ what, except }) => copySpell(what, except, { newTargets: true }),
  ),
  says('switch {to:possessor} power and toughness {duration:duration}', ({ to, duration }) => ({
    kind: 'apply',
    to,
    changes: [{ change: 'switchPT' }],
    duration,
  })),
];
