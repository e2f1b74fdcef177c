import '../look/why.css';
import '../look/whylens.css';
import '../look/whywalk.css';
import { useRef } from 'react';
import { inspectBefore, leaveInspector } from '../../store/inspecting';
import type { Inspected } from '../../store/state';
import type { StepId, Tree } from '../../store/tree';
import { useApp } from '../app/AppContext';
import { cardView } from '../app/views/cards';
import { objectKey } from '../app/views/ids';
import { CardReader } from '../card/CardReader';
import { Icon } from '../look/Icon';
import { SymbolText } from '../mana/SymbolText';
import { useBoard } from '../table/BoardContext';
import { aboutOf } from './about';
import { Facts } from './Facts';
import { SectionFrame } from './SectionFrame';
import { SECTIONS } from './sections';
import { useInspectorFocus } from './useInspectorFocus';
import { useSectionInSight } from './useSectionInSight';
import { inspectorView } from './why.view';

interface Props {
  readonly tree: Tree;
  /** The step that is looked at, if it is not the present one. */
  readonly at: StepId | null;
  readonly inspected: Inspected;
}

/** An object in place of the table's middle: large and in words, and the answers to what one asks about it. */
export default function Inspector({ tree, at, inspected }: Props) {
  const { store, ports } = useApp();
  const { menu } = useBoard();
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const key = objectKey(inspected.object);
  const { section } = inspected;
  const headed = (id: string) =>
    pages.current?.querySelector<HTMLElement>(`#why-${CSS.escape(id)} h3`);
  useInspectorFocus(
    () => (section === undefined ? undefined : headed(section)) ?? heading.current,
    inspected,
    ports,
  );
  useSectionInSight(pages, section);
  const step = at ?? tree.cursor;
  const about = aboutOf(tree, step, inspected.object, inspected.value);
  const view = inspectorView(about, inspected);
  const card = about && cardView(about.state, about.id);
  const sections =
    about === undefined ? [] : SECTIONS.filter(({ applies }) => applies(about.state, about.object));
  return (
    <main className="insp" aria-label={view.label} data-thing={key}>
      <header className="insphead">
        <h2 ref={heading} tabIndex={-1}>
          <SymbolText text={view.title} />
        </h2>
        <p className="quiet">
          <SymbolText text={view.line} />
        </p>
        <span className="inspways">
          {view.back !== undefined && (
            <button type="button" className="btn plain" onClick={() => inspectBefore(store)}>
              <Icon name="left" />
              {view.back}
            </button>
          )}
          <button type="button" className="btn plain" onClick={() => leaveInspector(store)}>
            {view.leave} <span className="key">Esc</span>
          </button>
        </span>
      </header>
      <div className="subject">
        {card && about && (
          <>
            <CardReader bare card={{ ...card, ...(about.gone && { lastKnown: true }) }} />
            <Facts about={about} />
            {!about.gone && at === null && (
              <button
                type="button"
                className="btn"
                onClick={({ currentTarget }) => menu(key, currentTarget)}
              >
                <Icon name="dots" />
                {view.actions}
              </button>
            )}
          </>
        )}
      </div>
      <div className="pages" ref={pages}>
        {about &&
          (['main', 'side', 'below'] as const).map((place) => {
            const here = sections.filter((one) => one.place === place);
            return here.length === 0 ? null : (
              <div key={place} className={`place-${place}`}>
                {here.map((one) => (
                  <SectionFrame key={one.id} section={one} about={about} />
                ))}
              </div>
            );
          })}
      </div>
    </main>
  );
}
