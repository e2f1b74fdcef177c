import { cr, type GameObject, type RuleNumber } from '../../rules';
import { chosenWords } from '../words/chosen';
import { numberWord } from '../words/numbers';
import { zoneName } from '../words/places';
import { listed } from '../words/sentences';
import {
  type Fact,
  type FactPart,
  linked,
  ofRecord,
  separated,
  type Telling,
  targetPart,
} from './fact';

/** How it was cast, and what was chosen for it on the stack; kept by the permanent that it became. */
export function castFacts({ object, names }: Telling): readonly Fact[] {
  const { id, cast, kicked, x, alternative, manaSpent, onStack, aside } = object;
  const facts: Fact[] = [];
  const add = (
    name: string,
    parts: readonly FactPart[],
    cite: RuleNumber,
    read: (one: GameObject) => unknown,
  ) =>
    facts.push({ id: name, name, parts, cites: [cite], since: ofRecord(id, read), by: ['cast'] });
  if (onStack !== null && onStack.as !== 'spell') {
    const { source } = onStack;
    add('Source', [{ object: source, name: names.object(source) }], cr('113.7'), () => source);
  }
  if (cast !== null) {
    const from = `${names.player(cast.by)}, from ${zoneName(cast.from)}`;
    add('Cast by', [from], cr('601.2'), (one) => one.cast);
  }
  if (kicked.length > 0) {
    add('Kicked', [`for ${listed(kicked)}`], cr('702.33d'), (one) => one.kicked);
  }
  if (x !== null) add('X', [`${x}`], cr('107.3'), (one) => one.x);
  if (alternative !== undefined) {
    add('Cast for', [`its ${alternative} cost`], cr('118.9'), (one) => one.alternative);
  }
  if (manaSpent !== undefined) {
    add('Mana spent', [`${manaSpent} to cast it`], cr('601.2h'), (one) => one.manaSpent);
  }
  if (onStack !== null && onStack.modes.length > 0) {
    const modes = onStack.modes.map((mode) => numberWord(mode + 1));
    add('Modes', [`${listed(modes)}, in printed order`], cr('700.2'), (one) => one.onStack?.modes);
  }
  const targets = onStack?.targets.flat() ?? [];
  if (targets.length > 0) {
    const parts = separated(targets.map(({ target, amount }) => targetPart(names, target, amount)));
    add('Targets', parts, cr('115.1'), (one) => one.onStack?.targets);
  }
  if (aside !== undefined) {
    const how = aside.by === 'plot' ? 'plotted' : 'foretold';
    const cite = aside.by === 'plot' ? cr('702.170a') : cr('702.143a');
    add('Set aside', [`${how}, in turn ${aside.turn}`], cite, (one) => one.aside);
  }
  return facts;
}

/** What it is attached to, linked with, and remembers. */
export function tiesFacts({ object, names }: Telling): readonly Fact[] {
  const { id, attachedTo, attachments, linked: exiled, chosen, byHand } = object;
  const facts: Fact[] = [];
  const add = (fact: Omit<Fact, 'since'>, read: (one: GameObject) => unknown) =>
    facts.push({ ...fact, since: ofRecord(id, read) });
  if (attachedTo !== null) {
    add(
      {
        id: 'attachedTo',
        name: 'Attached to',
        parts: [targetPart(names, attachedTo)],
        cites: [cr('701.3a')],
        by: ['attached', 'moved', 'created', 'edited'],
      },
      (one) => one.attachedTo,
    );
  }
  if (attachments.length > 0) {
    add(
      {
        id: 'attached',
        name: 'Attached',
        parts: linked(names, attachments),
        cites: [cr('701.3a')],
        by: ['attached', 'moved', 'created', 'edited'],
      },
      (one) => one.attachments,
    );
  }
  if (exiled.length > 0) {
    add(
      {
        id: 'linked',
        name: 'Exiled with it',
        parts: linked(names, exiled),
        cites: [cr('607.2a')],
        by: ['moved'],
      },
      (one) => one.linked,
    );
  }
  const words = chosenWords(chosen, names);
  if (words !== '') {
    add(
      {
        id: 'chosen',
        name: 'Remembers',
        parts: [words],
        cites: [cr('607.2d')],
        by: ['chose', 'moved', 'edited'],
      },
      (one) => one.chosen,
    );
  }
  if (byHand) {
    add(
      {
        id: 'byHand',
        name: 'By hand',
        parts: ['some of it was set by hand'],
        cites: [],
        by: ['edited'],
      },
      (one) => one.byHand,
    );
  }
  return facts;
}
