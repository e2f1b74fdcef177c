import type { Span } from '../abilities/ability';
import type { Amount, Filter, ObjectRef, PlayerRef } from '../abilities/references';
import type { CopyExceptions } from '../abilities/statics';
import type { CopiableValues } from '../abilities/values';
import { cr, type RuleNumber } from '../citations';
import { onEachFace, type WholeCopy, wholeCopyOf, withExceptions } from '../copying/copiable';
import { amountOf, objectsBy } from '../evaluate/match';
import { valuesWith } from '../faces/values';
import type { Following } from '../happening/following';
import { happen } from '../happening/happen';
import type { Doing, Proposal, Work } from '../happening/work';
import type { Entering } from '../kernel/events';
import type { Scope } from '../kernel/scope';
import { playersFor } from '../resolving/found';
import { canEnter } from '../zones/permanentTypes';
import { done, type Execution } from './execution';

/** Creates tokens (701.7, 111): as described, or copies of an object (707) perhaps with exceptions. */
export interface CreateToken {
  readonly kind: 'createToken';
  readonly token:
    | CopiableValues
    | { readonly copyOf: ObjectRef | Filter; readonly except?: CopyExceptions };
  readonly count?: Amount;
  /** X/X tokens: their numbers as they are when they are created (111.3). */
  readonly size?: { readonly power: Amount; readonly toughness: Amount };
  readonly player?: PlayerRef;
  readonly tapped?: boolean;
  readonly attacking?: boolean;
  readonly bind?: string;
  readonly span?: Span;
}

/** The tokens that it means. */
export function tokensCreated(work: Work, scope: Scope, node: CreateToken): readonly Proposal[] {
  const count = node.count === undefined ? 1 : amountOf(work.view, scope, node.count);
  const [owner] = node.player === undefined ? [scope.you] : playersFor(work, scope, node.player);
  const tokens =
    'copyOf' in node.token
      ? copies(work, scope, node.token)
      : [{ values: sized(work, scope, node.token, node.size), face: null }];
  if (owner === undefined || count <= 0) return [];
  const entering = {
    ...(node.tapped === true ? { tapped: true } : {}),
    ...(node.attacking === true && work.state.combat !== null ? { attackingAnyone: true } : {}),
  };
  return tokens.map(({ values, face }) => ({
    happening: {
      kind: 'created',
      what: 'token',
      count,
      values,
      owner,
      zone: 'battlefield',
      ...enteringWith({ ...entering, ...(face === null ? {} : { face }) }),
    },
    cites: [
      cr('608.2c'),
      cr('701.7a'),
      cr('111.2'),
      ...('copyOf' in node.token ? copyRules(node.token.except) : []),
      ...(node.attacking === true ? [cr('508.4')] : []),
    ],
  }));
}

/** Creates what the instruction means for each, all at once (101.4). */
export function* createTogether(
  { work, bind }: Following,
  scopes: readonly Scope[],
  node: CreateToken,
): Doing<void> {
  const happened = yield* happen(
    work,
    scopes.flatMap((scope) => tokensCreated(work, scope, node)),
  );
  if (node.bind !== undefined) {
    const objects = happened.flatMap((h) => (h.kind === 'created' ? (h.became ?? []) : []));
    bind(node.bind, { objects });
  }
}

export const createToken: Execution<'createToken'> = {
  cites: [cr('608.2c'), cr('701.7a'), cr('111.1')],
  *execute(following, node) {
    yield* createTogether(following, [following.scope], node);
    return done;
  },
};

function sized(
  work: Work,
  scope: Scope,
  values: CopiableValues,
  size: CreateToken['size'],
): CopiableValues {
  if (size === undefined) return values;
  const number = (amount: Amount) => amountOf(work.view, scope, amount);
  return { ...values, power: number(size.power), toughness: number(size.toughness) };
}

const enteringWith = (entering: Entering): { readonly entering?: Entering } =>
  Object.keys(entering).length === 0 ? {} : { entering };

/** The rules of copying, with those of exceptions to it (707.9). */
function copyRules(except: CopyExceptions | undefined): readonly RuleNumber[] {
  if (except === undefined) return [cr('707.2')];
  const { addAbilities, keepsThisAbility } = except;
  const adds = addAbilities !== undefined || keepsThisAbility === true;
  const sets = Object.keys(except).some((k) => k !== 'addAbilities' && k !== 'keepsThisAbility');
  return [cr('707.2'), ...(adds ? [cr('707.9a')] : []), ...(sets ? [cr('707.9b')] : [])];
}

/** The values of tokens that are copies (707.2). A copy of an instant or sorcery is not created (111.5). */
function copies(
  work: Work,
  scope: Scope,
  { copyOf, except }: Extract<CreateToken['token'], { copyOf: unknown }>,
): readonly WholeCopy[] {
  const originals = objectsBy(work.view, scope, copyOf);
  if (originals.length === 0) {
    work.tell(
      'impossible',
      ['ref' in copyOf && copyOf.ref === 'target' ? cr('608.2b') : cr('101.3')],
      [],
    );
  }
  const own =
    scope.resolving === undefined
      ? undefined
      : work.state.objects.get(scope.resolving)?.onStack?.ability;
  return originals.flatMap((id) => {
    const { values, face } = wholeCopyOf(work.state, id);
    const copied =
      except === undefined
        ? values
        : onEachFace(values, (one) => withExceptions(work.view, scope, one, except, own));
    if (canEnter(valuesWith(copied, face))) return [{ values: copied, face }];
    work.tell('impossible', [cr('111.5')], [id]);
    return [];
  });
}
