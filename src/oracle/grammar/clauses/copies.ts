import type { Instruction } from '../../../rules/authoring/language';
import { filterOf } from '../numbers';
import { byEach, says, saysAll } from './kit';

type Copied = Extract<Instruction, { kind: 'createToken' }>['token'];

/** Copies of permanents, spells and abilities (707), each perhaps with exceptions (707.9). */
export const COPY_CLAUSES = [
  says(
    "{player:actor} create~ a token that 's a copy of {of:object} , except {except:exceptions}",
    ({ player, of, except }) => byEach(player, (one) => token({ copyOf: of, except }, one)),
  ),
  says(
    "{player:actor} create~ a tapped token that 's a copy of {of:object} , except {except:exceptions}",
    ({ player, of, except }) =>
      byEach(player, (one) => ({ ...token({ copyOf: of, except }, one), tapped: true })),
  ),
  says(
    '{what:agent} become~ a copy of {of:object} {duration:duration}',
    ({ what, of, duration }) => ({
      kind: 'becomeCopy',
      what,
      of,
      duration,
    }),
  ),
  says(
    '{what:agent} become~ a copy of {of:object} {duration:duration} , except {except:exceptions}',
    ({ what, of, duration, except }) => ({ kind: 'becomeCopy', what, of, duration, except }),
  ),
  says('{what:agent} become~ a copy of {of:object}', ({ what, of }) => ({
    kind: 'becomeCopy',
    what,
    of,
    duration: 'forever',
  })),
  says(
    '{what:agent} become~ a copy of {of:object} , except {except:exceptions}',
    ({ what, of, except }) => ({ kind: 'becomeCopy', what, of, duration: 'forever', except }),
  ),
  says('switch {to:possessor} power and toughness {duration:duration}', ({ to, duration }) => ({
    kind: 'apply',
    to,
    changes: [{ change: 'switchPT' }],
    duration,
  })),
  saysAll(
    "for each {noun:noun} , create a token that 's a copy of that (permanent|creature|artifact)",
    ({ noun }) => [{ kind: 'createToken', token: { copyOf: filterOf(noun) } }],
  ),
];

const token = (
  copied: Copied,
  player: Extract<Instruction, { kind: 'createToken' }>['player'],
): Extract<Instruction, { kind: 'createToken' }> => ({
  kind: 'createToken',
  token: copied,
  ...(player === undefined ? {} : { player }),
});
