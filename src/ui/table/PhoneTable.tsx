import { useState } from 'react';
import { cx } from '../look/cx';
import { TABLE } from '../moves/destinations.view';
import { QuestionBar } from '../questions/QuestionBar';
import { Bare, isBare } from './Bare';
import { BehindBar } from './BehindBar';
import { seated } from './cards.view';
import type { LayoutProps } from './layout';
import { PhoneBar } from './PhoneBar';
import { PhoneHalf } from './PhoneHalf';
import { PhoneTabs } from './PhoneTabs';
import { SelectionBar } from './SelectionBar';
import { SheetGrip } from './SheetGrip';
import type { SheetHeight } from './sheet.view';
import { useTableMenu } from './useTableMenu';

/** Up to 640 px: the halves above, and a sheet with the question, stack, hand and steps. */
export function PhoneTable(props: LayoutProps) {
  const { view, actions, draft, onDraft, touched, inspector, onZone } = props;
  const { near, far } = seated(view);
  const opens = useTableMenu();
  const [height, setHeight] = useState<SheetHeight>('half');
  const [full, setFull] = useState<string>();
  return (
    <div
      className={cx(
        'phone',
        `at-${height}`,
        view.asItWas && 'aswas',
        inspector !== undefined && 'inspecting',
      )}
    >
      {inspector}
      {view.selection ? (
        <SelectionBar view={view} actions={actions} draft={draft} onDraft={onDraft} narrow />
      ) : (
        <PhoneBar view={view} actions={actions} />
      )}
      <main
        className="pfield"
        aria-label="Battlefield"
        data-board=""
        data-thing={TABLE}
        tabIndex={-1}
        {...opens}
      >
        {far.map((player) => (
          <PhoneHalf
            key={player.id}
            player={player}
            side="far"
            onZone={onZone}
            full={full === player.id}
            onFull={() => setFull(full === player.id ? undefined : player.id)}
          />
        ))}
        <div className={cx('pline', view.turn.inCombat && 'live')}>
          {view.turn.inCombat && <span>combat</span>}
        </div>
        {isBare(view) && <Bare onAddCard={actions.onAddCard} />}
        {near && <PhoneHalf player={near} side="near" onZone={onZone} full />}
      </main>
      <div className="sheet">
        <SheetGrip height={height} onHeight={setHeight} />
        {touched}
        <QuestionBar
          question={view.question}
          draft={draft}
          refusal={view.refusal}
          asItWas={view.asItWas}
          above={view.behind && <BehindBar behind={view.behind} actions={actions.steps} />}
          onDraft={onDraft}
          onAnswer={actions.onAnswer}
          onAction={actions.onAction}
          onCancel={actions.onCancel}
          run={view.run}
        >
          {height !== 'low' && <PhoneTabs view={view} actions={actions} />}
        </QuestionBar>
      </div>
    </div>
  );
}
