import { DIFFERENCE_WORDS } from '../../explain/differences';
import type { MarkKind } from './compare.view';

const SIGNS: Readonly<Record<MarkKind, string>> = { only: '+', other: '±', missing: '−' };

/** The sign of a difference; its words for whoever points at it. */
export function ChangeMark({ kind }: { readonly kind: MarkKind }) {
  return (
    <span className={`changemark ${kind}`} title={DIFFERENCE_WORDS.marks[kind]}>
      {SIGNS[kind]}
    </span>
  );
}
