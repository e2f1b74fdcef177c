import { useBoard } from './BoardContext';
import { FAN, type Lot, PAGE, shortCount } from './piles.view';

/** How many lie there, on a button that lays them out, lays out more of them, or gathers them again. */
export function PileButton({ lot }: { readonly lot: Lot }) {
  const { piles, look } = useBoard();
  const { whole, members, open, rest } = lot;
  const [first] = members;
  if (!first) return null;
  const count = members.length.toLocaleString('en');
  const all = whole.members.length.toLocaleString('en');
  const what = `${count} × ${first.name}`;
  const chosen = look(first).includes('chosen') && members.length < whole.members.length;
  if (!open && members.length <= FAN) {
    return chosen ? (
      <span className="count part">
        {count}/{shortCount(whole.members.length)}
        <span className="vh"> chosen</span>
      </span>
    ) : null;
  }
  const does = open
    ? `${all} × ${first.name}: lay on one pile`
    : `${what}: ${rest ? `lay out ${Math.min(PAGE, members.length)} more` : 'spread out'}`;
  return (
    <button
      type="button"
      className="count"
      aria-expanded={open}
      aria-label={does}
      title={does}
      onClick={() => (open ? piles.gather(whole) : piles.lay(whole))}
    >
      {open && 'pile'}
      {!open && (chosen ? `${shortCount(members.length)}/` : `×${shortCount(members.length)}`)}
      {!open && chosen && shortCount(whole.members.length)}
    </button>
  );
}
