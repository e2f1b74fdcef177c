import { derivation, FIELDS, type Field } from '../../../explain/derivations';
import { ruleViews } from '../../app/views/rules';
import { SymbolText } from '../../mana/SymbolText';
import { RuleChips } from '../../small/RuleChips';
import type { SectionProps } from '../about';

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
export default function Values({ about: { state, id } }: SectionProps) {
  return FIELDS.map((field) => {
    const derived = derivation(state, id, field);
    if (derived === null) return null;
    return (
      <section key={field} className="valueway" aria-label={NAMES[field]}>
        <h4>
          {NAMES[field]}: <SymbolText text={derived.value} />
        </h4>
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
  });
}
