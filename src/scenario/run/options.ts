import {
  type AdditionalOffer,
  type Answer,
  type Check,
  cr,
  type GameEvent,
  type ObjectId,
  type Question,
  type StepKind,
} from '../../rules';
import type { Announcement } from './announcement';
import { folded } from './cards';
import { Refused } from './stops';

type Options = Extract<Question, { readonly kind: 'castingOptions' }>;
type Paid = { readonly cost: string; readonly times: number };

const KICKERS: readonly string[] = ['kicker', 'multikicker'];

/** Which additional and alternative costs an entry pays (601.2b). @throws Refused where one is not offered */
export function castingOptions(said: Announcement, question: Options): Answer {
  const kickers = question.additional.filter(({ keyword }) => KICKERS.includes(keyword));
  return {
    kind: 'options',
    alternative: alternativeOf(said, question),
    additional: [
      ...kicks(said.kick, kickers, question),
      ...Object.entries(said.also ?? {}).flatMap(([keyword, times]) =>
        also(keyword, Number(times), question),
      ),
    ],
  };
}

function alternativeOf({ alternative }: Announcement, question: Options): string | null {
  const names = question.alternatives.map(({ name }) => name);
  if (alternative === undefined) {
    const [only = null] = names;
    return question.mustUseAlternative && names.length === 1 ? only : null;
  }
  return names.find((name) => folded(name) === folded(alternative)) ?? alternative;
}

function kicks(
  kick: Announcement['kick'],
  offers: readonly AdditionalOffer[],
  question: Options,
): readonly Paid[] {
  if (kick === undefined || kick === false || kick === 0) return [];
  const [first] = offers;
  if (first === undefined) throw new Refused([notOffered(question.about, 'kicker')]);
  if (typeof kick === 'object') return counted(kick);
  const times = Number(kick);
  if (first.max > 1 || offers.length === 1 || times > offers.length) {
    return [{ cost: first.cost, times }];
  }
  return offers.slice(0, times).map(({ cost }) => ({ cost, times: 1 }));
}

function counted(costs: readonly string[]): readonly Paid[] {
  return [...new Set(costs)].map((cost) => ({
    cost,
    times: costs.filter((other) => other === cost).length,
  }));
}

function also(keyword: string, times: number, question: Options): readonly Paid[] {
  if (times === 0) return [];
  const offer = question.additional.find((a) => folded(a.keyword) === folded(keyword));
  if (offer === undefined) throw new Refused([notOffered(question.about, keyword)]);
  return [{ cost: offer.cost, times }];
}

/**
 * What an entry says and was never asked for is refused, not forgotten: modes of which others were the
 * only ones to choose, X where there is none, costs that are not offered (601.2b, 700.2a, 107.3, 118.9).
 */
export function refuseUnasked(
  said: Announcement,
  asked: ReadonlySet<Question['kind']>,
  object: ObjectId,
  events: readonly GameEvent[],
): void {
  if (said.modes !== undefined && !asked.has('chooseMode')) {
    if (!wasChosen(events, 'modesChosen', modesText(said.modes))) {
      throw new Refused([notAnOption(object, modesText(said.modes))]);
    }
  }
  if (said.x !== undefined && said.x !== 0 && !asked.has('chooseNumber')) {
    throw new Refused([{ ...notAnOption(object, `X = ${said.x}`), cites: [cr('107.3')] }]);
  }
  if (asked.has('castingOptions')) return;
  if (said.kick !== undefined && Number(said.kick) !== 0) {
    throw new Refused([notOffered(object, 'kicker')]);
  }
  const { alternative } = said;
  if (alternative !== undefined && !wasChosen(events, 'alternativeChosen', alternative)) {
    throw new Refused([{ ...notOffered(object, alternative), cites: [cr('118.9')] }]);
  }
  const [other] = Object.entries(said.also ?? {}).find(([, times]) => Number(times) !== 0) ?? [];
  if (other !== undefined) throw new Refused([notOffered(object, other)]);
}

/** Modes as the step that tells of them names them: in printed order. */
const modesText = (modes: readonly number[]): string => modes.toSorted((a, b) => a - b).join(', ');

/** Whether something was chosen without asking, because it was the only thing to choose. */
function wasChosen(events: readonly GameEvent[], what: StepKind, detail: string): boolean {
  return events.some(
    (e) => e.kind === 'step' && e.what === what && folded(e.detail ?? '') === folded(detail),
  );
}

const notAnOption = (object: ObjectId, detail: string): Check => ({
  code: 'notAnOption',
  subjects: [object],
  cites: [cr('601.2b'), cr('700.2a')],
  detail,
});

function notOffered(about: ObjectId | undefined, detail: string): Check {
  return {
    code: 'notOffered',
    subjects: about === undefined ? [] : [about],
    cites: detail === 'kicker' ? [cr('601.2b'), cr('702.33a')] : [cr('601.2b')],
    detail,
  };
}
