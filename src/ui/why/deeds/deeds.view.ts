import { type Offered, remediesAt } from '../../../actions/remedies';
import { namesOf, type VerdictKind } from '../../../explain';
import { DEED_WORDS, DEEDS_WORDS, type FindingLine, findingLines } from '../../../explain/remedies';
import {
  answer,
  characteristicsOf,
  type Deed,
  examine,
  type Finding,
  type Game,
  mayFight,
  type ObjectId,
  offers,
  type PlayerId,
  type State,
  waysToCast,
} from '../../../rules';
import { offerWords } from '../../app/views/offerRows';
import { isUnread } from '../../app/views/texts';
import type { About } from '../about';

/** Something that may be done with an object, or can't be: the verdict, and all that was looked at for it. */
export interface DeedView {
  readonly id: string;
  readonly label: string;
  readonly cost: string;
  readonly verdict: VerdictKind;
  /** What is not modelled here, or why the rules do not decide. */
  readonly because?: string;
  readonly lines: readonly FindingLine[];
  readonly player: PlayerId;
  readonly deed: Deed;
}

/** All that its controller, or elsewhere its owner, may do with an object at the step, refused or not. */
export function deedViews({ game, object }: Pick<About, 'game' | 'object'>): readonly DeedView[] {
  const onTable = object.zone === 'battlefield';
  const player = onTable ? object.controller : object.owner;
  return deedsWith(game, object.id, player).map(({ deed, label, cost }): DeedView => {
    const findings = examine(game, player, deed);
    const lines = findingLines(findings, namesOf(game.state));
    return {
      id: JSON.stringify(deed),
      label,
      cost,
      lines,
      player,
      deed,
      ...verdictOf(game, deed, findings),
    };
  });
}

/** What would allow it. Looked for only when it is asked for. */
export const remediesOf = (
  { tree, step }: Pick<About, 'tree' | 'step'>,
  { player, deed }: DeedView,
): readonly Offered[] => remediesAt(tree, step, player, deed);

function verdictOf(
  game: Game,
  deed: Deed,
  findings: readonly Finding[],
): Pick<DeedView, 'verdict' | 'because'> {
  if (findings.some(({ holds }) => !holds)) return { verdict: 'illegal' };
  if (readsUnread(game.state, deed)) {
    return { verdict: 'notModelled', because: DEEDS_WORDS.unread };
  }
  const result = tried(game, deed);
  switch (result?.result) {
    case 'unsupported':
      return { verdict: 'notModelled', because: result.what };
    case 'undecided':
      return { verdict: 'undecided', because: result.why };
    default:
      return { verdict: 'legal' };
  }
}

/** What would be followed has a part that could not be read: that is done by hand. */
function readsUnread(state: State, deed: Deed): boolean {
  const held = characteristicsOf(state, deed.object)?.abilities ?? [];
  const followed =
    deed.kind === 'cast'
      ? held.filter(({ ability }) => ability.kind === 'spell' || ability.kind === 'unread')
      : held.filter(({ key }) => deed.kind === 'activate' && key === deed.ability);
  return followed.some(({ ability }) => isUnread(ability));
}

function tried(game: Game, deed: Deed) {
  if (deed.kind !== 'attack' && deed.kind !== 'block') return answer(game, deed);
  const { question } = game;
  if (question.kind !== 'declareAttackers') return undefined;
  const [whom] = question.options.find(({ object }) => object === deed.object)?.whom ?? [];
  return whom === undefined
    ? undefined
    : answer(game, { kind: 'attackers', attackers: [{ object: deed.object, whom }] });
}

interface Named {
  readonly deed: Deed;
  readonly label: string;
  readonly cost: string;
}

function deedsWith(game: Game, id: ObjectId, player: PlayerId): readonly Named[] {
  const offered = offers(game, player).flatMap((offer): readonly Named[] =>
    offer.object === id && isDeed(offer.action)
      ? [{ deed: offer.action, label: offerWords(game, id, offer), cost: offer.cost }]
      : [],
  );
  return [...offered, ...hidden(game.state, id, offered), ...fights(game, id)];
}

const isDeed = (action: { readonly kind: string }): action is Deed => KINDS.has(action.kind);

const KINDS: ReadonlySet<string> = new Set<Deed['kind']>([
  'cast',
  'activate',
  'playLand',
  'turnFaceUp',
  'setAside',
]);

/** A card that is nowhere where it could be played is told of all the same. */
function hidden(state: State, id: ObjectId, offered: readonly Named[]): readonly Named[] {
  const card = state.objects.get(id);
  const played = offered.some(({ deed: { kind } }) => kind === 'cast' || kind === 'playLand');
  if (card?.kind !== 'card' || card.zone === 'battlefield' || card.zone === 'stack' || played)
    return [];
  if (card.printed.types.includes('Land')) {
    return [{ deed: { kind: 'playLand', object: id }, label: DEED_WORDS.playLand, cost: '' }];
  }
  const [how] = waysToCast(card);
  return how === undefined || card.printed.types.length === 0
    ? []
    : [{ deed: { kind: 'cast', object: id, ...how }, label: DEED_WORDS.cast, cost: '' }];
}

function fights(game: Game, id: ObjectId): readonly Named[] {
  if (!mayFight(game, id)) return [];
  const attackers = game.state.combat?.attackers ?? [];
  const attacks = attackers.some(({ object }) => object === id);
  const blocks = attackers.some(({ blockers }) => blockers.includes(id));
  const named = (kind: 'attack' | 'block'): Named => ({
    deed: { kind, object: id },
    label: DEED_WORDS[kind],
    cost: '',
  });
  return [...(attacks ? [] : [named('attack')]), ...(blocks || attacks ? [] : [named('block')])];
}
