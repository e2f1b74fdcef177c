import type { Span } from '../abilities/ability';
import type { ObjectRef } from '../abilities/references';
import type { Change, Duration } from '../abilities/statics';
import { BASIC_LAND_TYPES, COLORS } from '../abilities/values';
import { cr } from '../citations';
import { ask } from '../happening/ask';
import type { Doing, Work } from '../happening/work';
import type { PlayerId } from '../kernel/ids';
import { Refusal } from '../kernel/results';
import { objectsFor } from '../resolving/found';
import { done, type Execution } from './execution';
import { startContinuous } from './starting';

type TextChange = Extract<Change, { change: 'text' }>;
type Kind = TextChange['of'];

/** Replaces all instances of one word by another of its kind in an object's text (612). */
export interface ChangeText {
  readonly kind: 'changeText';
  readonly what: ObjectRef;
  /** The kinds of words among which the player chooses. */
  readonly of: readonly Kind[];
  /** What the new word can't be. */
  readonly not?: string;
  readonly duration: Duration;
  readonly span?: Span;
}

export const changeText: Execution<'changeText'> = {
  cites: [cr('608.2c'), cr('612.1')],
  *execute({ work, scope }, { what, of, not, duration }) {
    const objects = objectsFor(work, scope, what);
    if (objects.length === 0) return done;
    const kind = yield* chooseKind(work, scope.you, of);
    if (kind === undefined) return done;
    const from = yield* chooseWord(work, scope.you, kind);
    const to = yield* chooseWord(work, scope.you, kind, from);
    if (to === not) {
      throw new Refusal([{ code: 'notAnOption', subjects: [], cites: [cr('608.2d')], detail: to }]);
    }
    const change: TextChange = { change: 'text', of: kind, from, to };
    startContinuous(
      work,
      { affected: { objects }, duration, scope, content: { kind: 'changes', changes: [change] } },
      cr('608.2c'),
      cr('611.2c'),
      cr('612.1'),
    );
    return done;
  },
};

const KIND_WORDS: { readonly [K in Kind]: string } = {
  color: 'color word',
  landType: 'basic land type',
  creatureType: 'creature type',
};

function* chooseKind(work: Work, player: PlayerId, of: readonly Kind[]): Doing<Kind | undefined> {
  const [only] = of;
  if (of.length < 2) return only;
  const options = of.map((kind) => KIND_WORDS[kind]);
  const answer = yield* ask(work, {
    kind: 'chooseOption',
    player,
    options,
    cites: [cr('608.2d'), cr('612.2')],
  });
  return answer.kind === 'option' ? of[answer.option] : only;
}

/** The word that is replaced, and then another one. */
function* chooseWord(work: Work, player: PlayerId, kind: Kind, other?: string): Doing<string> {
  const cites = [cr('608.2d'), cr('612.2')];
  switch (kind) {
    case 'color': {
      const options = COLORS.filter((color) => color !== other);
      const answer = yield* ask(work, { kind: 'chooseColor', player, options, cites });
      return answer.kind === 'color' ? answer.color : '';
    }
    case 'landType': {
      const options = Object.keys(BASIC_LAND_TYPES).filter((type) => type !== other);
      const answer = yield* ask(work, { kind: 'chooseOption', player, options, cites });
      return (answer.kind === 'option' ? options[answer.option] : undefined) ?? '';
    }
    case 'creatureType': {
      const answer = yield* ask(work, { kind: 'chooseType', player, cites });
      return answer.kind === 'text' ? answer.text : '';
    }
  }
}
