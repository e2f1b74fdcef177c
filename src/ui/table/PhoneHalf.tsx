import { useState } from 'react';
import { cx } from '../look/cx';
import type { GroupView, PlayerView, ZoneKind } from '../views';
import { useBoard } from './BoardContext';
import { CardChip } from './CardChip';
import { CardSlot } from './CardSlot';
import { LandsChip } from './LandsChip';
import { PlayerStrip } from './PlayerStrip';
import { lotsOf } from './piles.view';
import { Row } from './Row';
import { useRoving } from './useRoving';

interface Props {
  readonly player: PlayerView;
  readonly side: 'near' | 'far';
  readonly onZone: (player: string, kind: ZoneKind) => void;
  /** Shown in full: every creature as a card. */
  readonly full: boolean;
  readonly onFull?: () => void;
}

/** A half on the phone: cards for what the question touches, name strips for the rest. */
export function PhoneHalf({ player, side, onZone, full, onFull }: Props) {
  const { dress, look, piles } = useBoard();
  const roving = useRoving<HTMLElement>();
  const [lands, setLands] = useState(false);
  const touched = (group: GroupView) =>
    piles.isOpened(group) ||
    group.members.some((member) => {
      const card = dress(member);
      return !!card.rings?.length || card.combat !== undefined;
    });
  const every = [...player.front, ...player.others, ...player.lands];
  const shown = every.filter((group) => touched(group) || (full && player.front.includes(group)));
  const rest = every.filter((group) => !shown.includes(group));
  const lots = (groups: readonly GroupView[]) =>
    groups.flatMap((group) => lotsOf(group, undefined, look));
  const isLand = (group: GroupView) => player.lands.includes(group);
  const restLands = rest.filter(isLand);
  const [only] = shown;
  const alone = shown.length === 1 && only?.members.length === 1 ? only.members[0] : undefined;
  const strip = (
    <PlayerStrip key="strip" player={player} onZone={onZone} brief={!full}>
      {onFull && (
        <button type="button" className="btn plain swap" aria-expanded={full} onClick={onFull}>
          {full ? 'Less' : 'More'}
        </button>
      )}
    </PlayerStrip>
  );
  const cards = (
    <div className={cx('prow', alone && 'beside')} key="cards">
      {alone && (
        <div className="rowline front">
          <div className="cardline">
            <CardSlot card={alone} />
          </div>
        </div>
      )}
      {!alone && shown.length > 0 && (
        <Row groups={shown} place="front" label={`${player.name}’s cards in question`} />
      )}
      {rest.length > 0 && (
        <div className="chips">
          {lots(rest.filter((group) => !isLand(group))).map((group) => (
            <CardChip key={group.key} lot={group} />
          ))}
          {restLands.length > 0 && (
            <LandsChip lands={restLands} open={lands} onOpen={() => setLands(!lands)} />
          )}
          {lands && lots(restLands).map((group) => <CardChip key={group.key} lot={group} />)}
        </div>
      )}
    </div>
  );
  return (
    <section
      {...roving}
      className={cx(side === 'far' ? 'pfar' : 'pnear', 'half')}
      aria-label={`${player.name}’s half`}
    >
      {side === 'far' ? [strip, cards] : [cards, strip]}
    </section>
  );
}
