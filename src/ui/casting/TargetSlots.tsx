import { cx } from '../look/cx';
import { ChoiceRow, digitAt } from '../questions/ChoiceRow';
import { Choices } from '../questions/Choices';
import { Listed } from '../questions/Listed';
import type { TargetSlotView } from '../views';

interface Props {
  readonly slots: readonly TargetSlotView[];
  readonly onSlot: (slot: string) => void;
  readonly onTarget: (slot: string, id: string, on: boolean) => void;
}

/** The targets, one slot for each word "target"; the open slot takes what is pressed on the table. */
export function TargetSlots({ slots, onSlot, onTarget }: Props) {
  return (
    <ol className="slots">
      {slots.map((slot) => (
        <li key={slot.id} className={cx('targetslot', slot.active && 'active')}>
          <button
            type="button"
            className="slothead"
            aria-expanded={slot.active ?? false}
            onClick={() => onSlot(slot.id)}
          >
            <span className="no">{slot.number}</span>
            <span className="words">
              {slot.words}
              <b>
                {slot.chosen.length > 0
                  ? slot.chosen.map(({ label }) => label).join(', ')
                  : slot.min === 0
                    ? 'none, which is allowed'
                    : 'not chosen yet'}
              </b>
            </span>
          </button>
          {slot.active && (
            <Choices single={slot.max === 1} required={slot.min > 0} label={slot.words}>
              <Listed
                items={slot.choices}
                row={(choice, place) => {
                  const on = slot.chosen.some(({ id }) => id === choice.id);
                  return (
                    <ChoiceRow
                      key={choice.id}
                      choice={choice}
                      single={slot.max === 1}
                      required={slot.min > 0}
                      keyName={digitAt(place)}
                      on={on}
                      onToggle={() => onTarget(slot.id, choice.id, !on)}
                    />
                  );
                }}
              />
            </Choices>
          )}
        </li>
      ))}
    </ol>
  );
}
