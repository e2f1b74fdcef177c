import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { watchPointer } from '../moves/lastPointer';
import { MoveGhost } from '../moves/MoveGhost';
import { useMoveInput } from '../moves/useMoveInput';
import { useDraft } from '../questions/useDraft';
import { LiveRegion } from '../small/LiveRegion';
import { RuleContext } from '../small/RuleChip';
import { refusalWords } from '../small/refusalWords';
import { useOnce } from '../small/useOnce';
import type { Id, TableActions, TableView, ZoneKind } from '../views';
import { BoardContext } from './BoardContext';
import { findCard } from './cards.view';
import { membersAt } from './drawnPiles';
import { CardMenu, HowManyDialog, PhoneTable, ZoneDialog } from './later';
import { Reader } from './Reader';
import { TouchedBar } from './TouchedBar';
import { useBoardState } from './useBoardState';
import { useLeavingTouched } from './useLeavingTouched';
import { useLookingAway } from './useLookingAway';
import { useMotion } from './useMotion';
import { useRems } from './useRems';
import { useSelecting } from './useSelecting';
import { WideTable } from './WideTable';

interface Props {
  readonly view: TableView;
  readonly actions: TableActions;
  /** What shows an object in place of the table's middle. */
  readonly inspector?: React.ReactNode;
}

/** The table: one position, the question it asks, and all that may be done. */
export function Table({ view, actions, inspector }: Props) {
  const [draft, setDraft] = useDraft(view.question, view.chosen, actions.onChosen);
  const at = useBoardState(view, actions, draft, setDraft);
  const { board, moves, menu, touched } = at;
  const [zone, setZone] = useState<{ player: string; kind: ZoneKind }>();
  const onZone = useCallback((player: Id, kind: ZoneKind) => setZone({ player, kind }), []);
  const shell = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const nowhere = (id: Id) => moves.say(`${findCard(view, id)?.name ?? 'It'} can go nowhere now`);
  useMoveInput({ moves, lift: moves.lift, onNowhere: nowhere }, ghost);
  const lookingAway = useLookingAway(view, actions);
  const marquee = useRef<HTMLDivElement>(null);
  useSelecting(view, actions, marquee);
  const { width, height } = useRems(shell);
  const phone = width <= 40 || (width <= 56 && height <= 32);
  useMotion(shell, view, phone);
  useLeavingTouched(touched !== undefined, at.leaveTouched);
  useEffect(watchPointer, []);
  const zoneSeen = useOnce(zone !== undefined);
  // Made anew with the view: a part of it may come only after the first table was drawn.
  const lines = useMemo(() => menu && view && actions.menuOf(menu.id), [menu, view, actions]);
  const menuSeen = useOnce(menu !== undefined);
  const Layout = phone ? PhoneTable : WideTable;
  return (
    <RuleContext value={actions.onRule}>
      <BoardContext value={board}>
        <div
          className="shell"
          ref={shell}
          {...lookingAway}
          data-moving={moves.move.state === 'idle' ? undefined : moves.move.state}
        >
          <span className="rem-probe" aria-hidden="true" />
          <Layout
            view={view}
            actions={actions}
            draft={draft}
            onDraft={setDraft}
            touched={
              touched && (
                <TouchedBar
                  card={findCard(view, touched.id)}
                  player={view.players.find(({ id }) => id === touched.id)}
                  narrow={phone}
                  onAct={() => at.act(touched.id, touched.element)}
                  onWhy={() => {
                    at.leaveTouched();
                    actions.onAction('do:why', touched.id);
                  }}
                  onMenu={() => at.openMenu(touched.id, touched.element)}
                  onClose={at.leaveTouched}
                />
              )
            }
            inspector={inspector}
            onZone={onZone}
          />
        </div>
        {zoneSeen && (
          <ZoneDialog
            player={view.players.find(({ id }) => id === zone?.player)}
            kind={inspector === undefined ? zone?.kind : undefined}
            onClose={() => setZone(undefined)}
          />
        )}
        {menuSeen && (
          <CardMenu
            menu={lines}
            card={menu && findCard(view, menu.id)}
            anchor={menu?.anchor ?? null}
            at={menu?.at}
            onAction={(action) => {
              at.leaveTouched();
              actions.onAction(action, menu?.id, membersAt(menu?.id ?? ''));
            }}
            onClose={at.closeMenu}
          />
        )}
        {at.howMany && <HowManyDialog asked={at.howMany} onClose={at.closeHowMany} />}
        <div ref={marquee} className="marquee" aria-hidden="true" hidden />
        <MoveGhost
          move={moves.move}
          at={ghost}
          card={
            moves.move.state === 'idle' ? undefined : findCard(view, moves.move.lift.what[0] ?? '')
          }
        />
        {moves.move.state === 'idle' && (
          <Reader
            view={view}
            held={at.held}
            touched={phone ? undefined : touched}
            changesOf={actions.changesOf}
          />
        )}
        <LiveRegion
          said={view.said}
          moved={moves.said}
          refused={view.refusal && refusalWords(view.refusal)}
        />
      </BoardContext>
    </RuleContext>
  );
}
