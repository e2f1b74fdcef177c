import type { Id, PlayerView } from '../views';

interface Props {
  readonly players: readonly PlayerView[];
  readonly shown: Id;
  /** Who is asked now. */
  readonly asked: Id;
  readonly onShow: (player: Id) => void;
}

/** Whose hand is seen: one person plays all seats here, so every hand is one press away. */
export function HandTabs({ players, shown, asked, onShow }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of which one holds
    <div className="handtabs" role="group" aria-label="Whose hand is shown">
      {players
        .filter(({ lost }) => !lost)
        .map(({ id, name, seat, hand }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === shown}
            aria-label={`Hand of ${name}: ${hand.length}${id === asked ? ', who decides now' : ''}`}
            onClick={() => onShow(id)}
          >
            <span className="seat" data-seat={seat}>
              {name}
            </span>
            {id === asked && <span className="asks" title="decides now" />}
            <b>{hand.length}</b>
          </button>
        ))}
    </div>
  );
}
