import { useRef, useState } from 'react';
import { RULES_EDITION } from '../../rules';
import { type BookState, rulebook } from '../../store/rulebook';
import { Icon } from '../look/Icon';

interface Props {
  readonly state: BookState;
  readonly dayOf: (day: string) => string;
}

/** Where the official rules text stands: from which day it is, or how to bring it along. */
export function BookField({ state, dayOf }: Props) {
  const [why, setWhy] = useState('');
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const taken = await rulebook.take(file);
    setWhy(taken.ok ? '' : taken.why);
  };
  if (state.state === 'unknown') return null;
  const there = state.state === 'there';
  return (
    <section className="rulebook" aria-label="The official text">
      {there ? (
        <p>
          <Icon name="check" /> The official text of <b>{dayOf(state.book.edition)}</b>,{' '}
          {state.kept
            ? 'kept on this machine.'
            : 'until this page is closed: the browser lets nothing be stored.'}
          {state.book.edition !== RULES_EDITION && (
            <span className="otheredition">
              <Icon name="warn" /> Ruleglass follows the rules of {dayOf(RULES_EDITION)}. A rule may
              have another number or other words in your text.
            </span>
          )}
        </p>
      ) : (
        <p>
          Here stand numbers and our own words on them, of the rules of {dayOf(RULES_EDITION)}. To
          read the rules themselves, bring the official text along once: the TXT file from{' '}
          <a href="https://magic.wizards.com/en/rules" target="_blank" rel="noreferrer">
            magic.wizards.com/rules
          </a>
          . It stays on this machine.
        </p>
      )}
      <p className="rulebookways">
        <FileButton label={there ? 'Load another text …' : 'Load the rules text …'} onFile={take} />
        {there && (
          <button type="button" className="btn plain" onClick={() => void rulebook.remove()}>
            Take it away
          </button>
        )}
      </p>
      <p role="status" className="rulebookwhy">
        {why !== '' && (
          <>
            <Icon name="warn" /> {why}
          </>
        )}
      </p>
    </section>
  );
}

interface FileProps {
  readonly label: string;
  readonly onFile: (file: File | undefined) => void;
}

/** A button that lets the user choose a file. */
function FileButton({ label, onFile }: FileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        <Icon name="file" />
        {label}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".txt,text/plain"
        aria-label="The official rules text"
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}
