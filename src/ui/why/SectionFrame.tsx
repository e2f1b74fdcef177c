import { RuleChips } from '../small/RuleChips';
import type { About } from './about';
import type { Section } from './sections';

interface Props {
  readonly section: Section;
  readonly about: About;
}

/** A section of the inspector under its heading. */
export function SectionFrame({ section: { id, title, rule, Part }, about }: Props) {
  const words = typeof title === 'string' ? title : title(about);
  return (
    <section id={`why-${id}`} className={`whypart why-${id}`} aria-label={words}>
      <header>
        <h3 tabIndex={-1}>{words}</h3>
        {rule !== undefined && <RuleChips rules={[{ rule }]} />}
      </header>
      <Part about={about} />
    </section>
  );
}
