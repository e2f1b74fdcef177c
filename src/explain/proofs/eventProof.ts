import {
  cr,
  type GameEvent,
  type Happening,
  type ObjectId,
  type ReplacementProof,
} from '../../rules';
import { phrase } from '../events/sentence';
import { type Names, objectsInWords } from '../naming/names';
import { asSentence, listed } from '../words/sentences';
import type { ProofLine } from './payment';

/** A line of how an event came to be what it was. */
export interface EventLine extends ProofLine {
  readonly part: 'proposed' | 'applied' | 'unapplied' | 'happened';
}

/** How one proposal became what happened (614, 615, 616). */
export interface EventProof {
  readonly proposal: number;
  readonly title: string;
  readonly lines: readonly EventLine[];
}

interface Applied {
  readonly by: ObjectId;
  readonly cites: GameEvent['cites'];
  readonly proof: ReplacementProof;
}

/** Of each event that was replaced, prevented or modified: what was proposed, what applied in which order, what happened. */
export function eventProofs(events: readonly GameEvent[], names: Names): readonly EventProof[] {
  const chains = new Map<number, Applied[]>();
  for (const event of events) {
    if (event.kind !== 'replaced' || event.proof === undefined) continue;
    const { by, cites, proof } = event;
    chains.set(proof.proposal, [...(chains.get(proof.proposal) ?? []), { by, cites, proof }]);
  }
  return [...chains].flatMap(([proposal, chain]): readonly EventProof[] => {
    const [first] = chain;
    if (first === undefined) return [];
    const proposed = wordsOf([first.proof.was], names);
    return [
      {
        proposal,
        title: asSentence(proposed),
        lines: [
          line('proposed', `proposed: ${proposed}`, [cr('614.1')]),
          ...chain.map((applied) => appliedLine(applied, names)),
          ...unappliedLines(chain, names),
          happenedLine(chain, names),
        ],
      },
    ];
  });
}

const line = (
  part: EventLine['part'],
  text: string,
  cites: EventLine['cites'],
  about?: { readonly source: ObjectId; readonly name: string },
): EventLine => ({
  part,
  text: asSentence(text),
  cites,
  source: about?.source ?? null,
  name: about?.name ?? '',
});

function appliedLine({ by, cites, proof }: Applied, names: Names): EventLine {
  const words = `${names.object(by)} applies${orderWords(proof, names)}: ${wordsOf(proof.became, names)}`;
  const order = proof.chooser === undefined && proof.order === undefined ? [] : [cr('616.1')];
  return line('applied', words, [...new Set([...cites, ...order])], {
    source: by,
    name: names.object(by),
  });
}

function orderWords({ chooser, order, others }: ReplacementProof, names: Names): string {
  if (others.length === 0) return '';
  const before = objectsInWords(names, others);
  if (chooser !== undefined) return `, which ${names.player(chooser)} chose before ${before}`;
  return order === 'given'
    ? `, before ${before} by the rules`
    : `, before ${before} (the order makes no difference)`;
}

/** What looks for such an event and did not apply to this one. */
function unappliedLines(chain: readonly Applied[], names: Names): readonly EventLine[] {
  const applied = new Set(chain.map(({ by }) => by));
  const told = new Set<ObjectId>();
  const lines: EventLine[] = [];
  const tell = (source: ObjectId, words: string, rule: EventLine['cites'][number]) => {
    if (applied.has(source) || told.has(source)) return;
    told.add(source);
    lines.push(
      line('unapplied', `${names.object(source)} does not apply: ${words}`, [rule], {
        source,
        name: names.object(source),
      }),
    );
  };
  for (const { proof } of chain) {
    for (const source of proof.others) {
      tell(source, 'what was left of the event is none that it changes', cr('616.1f'));
    }
    for (const { source, why } of proof.unapplied) {
      if (why === 'condition') tell(source, 'its condition is not met', cr('614.1'));
      if (why === 'otherEvent') tell(source, 'it changes other events than this', cr('614.1'));
    }
  }
  return lines;
}

/** What no further effect has changed. */
function happenedLine(chain: readonly Applied[], names: Names): EventLine {
  const before = new Set(chain.map(({ proof }) => proof.was));
  const left = chain.flatMap(({ proof }) => proof.became.filter((h) => !before.has(h)));
  return line('happened', `so it happens: ${wordsOf(left, names)}`, [cr('616.1f')]);
}

function wordsOf(happenings: readonly Happening[], names: Names): string {
  if (happenings.length === 0) return 'nothing happens';
  return listed(happenings.map((h) => phrase([{ ...h, cites: [], batch: 0 }], names)));
}

/** What stands around the proofs of a step. */
export const PROOF_WORDS = {
  title: 'How it came about',
  replaced: 'What was replaced',
  paid: 'What was paid',
  none: 'Nothing was replaced, and nothing was paid.',
} as const;
