import { derivation, FIELDS, type Field } from '../../../explain/derivations';
import type { ObjectId, State } from '../../../rules';
import { DialogFrame } from '../../dialogs/DialogFrame';
import { SymbolText } from '../../mana/SymbolText';
import { RuleChips } from '../../small/RuleChips';
import { ruleViews } from '../views/rules';

interface Props {
  readonly state: State;
  readonly object: ObjectId;
  readonly name: string;
  readonly onClose: () => void;
}

const NAMES: Readonly<Record<Field, string>> = {
  name: 'Name',
  colors: 'Colours',
  types: 'Types',
  power: 'Power',
  toughness: 'Toughness',
  abilities: 'Abilities',
  controller: 'Controller',
};

/** How each characteristic of an object came about, layer by layer (613). */
export function WhyDialog({ state, object, name, onClose }: Props) {
  return (
    <DialogFrame reading open wide title={`Why ${name} is as it is`} onClose={onClose}>
      {FIELDS.map((field) => {
        const derived = derivation(state, object, field);
        if (derived === null) return null;
        return (
          <section key={field} className="why" aria-label={NAMES[field]}>
            <h3>
              {NAMES[field]}: <SymbolText text={derived.value} />
            </h3>
            <ol>
              {derived.lines.map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one derivation
                <li key={place}>
                  <SymbolText text={line.text} /> <RuleChips rules={ruleViews(line.cites)} />
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </DialogFrame>
  );
}
