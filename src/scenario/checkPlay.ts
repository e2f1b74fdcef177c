import type { ActivateEntry, CastEntry, Entry, Expect, MoveEntry, ObjectIs } from './format';
import type { Known, Path } from './known';

/** The players that entries speak of and nobody is called, and the refs that edits write twice. */
export function checkPlay(play: readonly Entry[], known: Known): void {
  checkEntries(play, ['play'], new Set(), known);
}

/** `written` holds the refs that edits on the way here have written. */
function checkEntries(
  entries: readonly Entry[],
  path: Path,
  written: Set<string>,
  known: Known,
): void {
  const here: string[] = [];
  for (const [index, entry] of entries.entries()) {
    if (known.enough) break;
    const at = [...path, index];
    if ('branch' in entry) {
      checkEntries(entry.branch, [...at, 'branch'], written, known);
    } else if ('edit' in entry) {
      checkEdit(entry, at, known);
      const ref = entry.edit === 'place' ? entry.ref : undefined;
      if (ref === undefined) continue;
      checkWritten(ref, entry.times ?? 1, [...at, 'ref'], written, known);
      if (!written.has(ref)) here.push(ref);
      written.add(ref);
    } else if ('expect' in entry) {
      checkExpect(entry.expect, [...at, 'expect'], known);
    } else {
      checkMove(entry, at, known);
    }
  }
  for (const ref of here) written.delete(ref);
}

function checkWritten(
  ref: string,
  times: number,
  at: Path,
  written: ReadonlySet<string>,
  known: Known,
): void {
  if (written.has(ref) || known.refs.has(ref)) {
    known.tell(at, `Another object has the ref "${ref}" already.`);
  } else if (times > 1) {
    known.tell(at, `The ref "${ref}" would be given ${times} times.`);
  } else if (known.isPlayer(ref)) {
    known.tell(at, `The ref "${ref}" is the name of a player, too.`);
  }
}

function checkEdit(entry: Extract<Entry, { edit: unknown }>, at: Path, known: Known): void {
  switch (entry.edit) {
    case 'place':
      known.player(entry.player, ...at, 'player');
      known.statusPlayers(entry, at);
      break;
    case 'set':
      if ('player' in entry) known.player(entry.player, ...at, 'player');
      else known.statusPlayers(entry, at);
      break;
    case 'step':
      known.player(entry.active, ...at, 'active');
      break;
    case 'move':
    case 'remove':
      break;
  }
}

function checkMove(
  entry: Exclude<Entry, { edit: unknown } | { expect: unknown } | { branch: unknown }>,
  at: Path,
  known: Known,
): void {
  if ('by' in entry) known.player(entry.by, ...at, 'by');
  if ('advance' in entry && typeof entry.advance === 'object') {
    known.player(entry.advance.of, ...at, 'advance', 'of');
  }
}

function checkExpect(expect: Expect, at: Path, known: Known): void {
  if ('player' in expect) known.player(expect.player, ...at, 'player');
  if ('deck' in expect) known.player(expect.deck, ...at, 'deck');
  known.player(expect.active, ...at, 'active');
  known.player(expect.priority, ...at, 'priority');
  known.player(expect.of?.controller, ...at, 'of', 'controller');
  if (typeof expect.question === 'object') {
    known.player(expect.question.by, ...at, 'question', 'by');
  }
  if ('object' in expect || 'copiable' in expect) checkIs(expect.is, [...at, 'is'], known);
  const tried: readonly [string, MoveEntry | CastEntry | ActivateEntry | undefined][] = [
    ['illegal', expect.illegal],
    ['legal', expect.legal],
    ['cost', 'cost' in expect ? expect.cost : undefined],
  ];
  for (const [key, entry] of tried) if (entry) checkMove(entry, [...at, key], known);
  if (expect.not) checkExpect(expect.not, [...at, 'not'], known);
}

function checkIs(is: ObjectIs, at: Path, known: Known): void {
  known.player(is.controller, ...at, 'controller');
  known.player(is.owner, ...at, 'owner');
  known.player(is.chosen?.player, ...at, 'chosen', 'player');
}
