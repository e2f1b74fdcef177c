import type { Instruction } from '../../rules';
import { tokenName } from '../naming/names';
import { amountWord } from './nouns';
import { counted, withArticle } from './numbers';
import { listed } from './sentences';

type Token = Extract<Instruction, { readonly kind: 'createToken' }>['token'];
type ObjectRef = Extract<Token, { readonly copyOf: unknown }>['copyOf'];

/** What following instructions does, as it goes on after "you may": "draw two cards". Undefined where it has no words here. */
export function doingWords(list: readonly Instruction[]): string | undefined {
  const words = list.map(doing);
  if (words.length === 0 || words.some((w) => w === undefined)) return undefined;
  return listed(words.flatMap((w) => w ?? []));
}

function doing(instruction: Instruction): string | undefined {
  switch (instruction.kind) {
    case 'createToken': {
      const { token, tapped, attacking } = instruction;
      const state = [
        ...(tapped === true ? ['tapped'] : []),
        ...(attacking === true ? ['attacking'] : []),
      ];
      const noun = `${state.length === 0 ? '' : `${listed(state)} `}${'copyOf' in token ? 'token' : tokenName(token.name)}`;
      return `create ${withArticle(noun)}${'copyOf' in token ? ` that is a copy of ${whatever(token.copyOf)}` : ''}`;
    }
    case 'draw':
      return `draw ${many(instruction.count, 'card')}`;
    case 'gainLife':
      return `gain ${amountWord(instruction.amount)} life`;
    case 'loseLife':
      return `lose ${amountWord(instruction.amount)} life`;
    case 'sacrifice':
      return 'sacrifice what its text names';
    case 'discard':
      return 'discard what its text names';
    case 'search':
      return 'search the library';
    case 'shuffle':
      return 'shuffle';
    case 'scry':
      return `scry ${amountWord(instruction.count)}`;
    default:
      return undefined;
  }
}

const many = (count: Parameters<typeof amountWord>[0] | undefined, noun: string): string =>
  count === undefined
    ? withArticle(noun)
    : typeof count === 'number'
      ? counted(count, noun)
      : `${amountWord(count)} ${noun}s`;

/** An object as a text means it, without its name. */
function whatever(ref: ObjectRef): string {
  if (!('ref' in ref)) return 'each of a group';
  switch (ref.ref) {
    case 'target':
      return 'the target';
    case 'this':
      return 'its own source';
    default:
      return 'what its text names';
  }
}
