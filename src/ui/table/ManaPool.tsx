import { ManaCost } from '../mana/ManaCost';
import type { ManaView } from '../views';

/** What lies in a player's pool, each kind with its number. Nothing is drawn for an empty pool. */
export function ManaPool({
  pool,
  name,
}: {
  readonly pool: readonly ManaView[];
  readonly name: string;
}) {
  if (pool.length === 0) return null;
  return (
    <ul className="pool" aria-label={`${name}’s mana pool`}>
      {pool.map(({ symbol, count, only }) => (
        <li key={`${symbol}${only ?? ''}`} title={only}>
          {count < 4 ? (
            <ManaCost cost={symbol.repeat(count)} />
          ) : (
            <>
              <ManaCost cost={symbol} />
              <b className="num">×{count}</b>
            </>
          )}
          {only && <small>{only}</small>}
        </li>
      ))}
      <li aria-hidden="true">in pool</li>
    </ul>
  );
}
