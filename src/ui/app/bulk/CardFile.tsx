import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { bulk, forgetBulk, learnBulk, stopBringing } from './bulk';
import { chooseFile } from './choose';
import { keptWords, runningWords } from './words';

/** The file of cards that is kept on this machine: brought, stopped, replaced, removed. */
export function CardFile() {
  const state = useStore(bulk);
  const { about, running, ended } = state;
  const [sure, setSure] = useState(false);
  useEffect(() => void learnBulk(), []);
  return (
    <section className="setting" aria-label="Cards from a file">
      <p>
        <b>Cards from a file</b>
        <small>{keptWords(state)}</small>
        {running !== undefined && (
          <progress
            className="cardprogress"
            aria-label="How much of the file is read"
            max={running.size}
            value={running.read}
          />
        )}
        <small role="status">
          {running !== undefined
            ? runningWords(running)
            : ended && (ended.ok ? 'All of it is kept now.' : ended.words)}
        </small>
      </p>
      <p className="settingbuttons">
        {running !== undefined ? (
          <button type="button" className="btn" onClick={stopBringing}>
            Stop
          </button>
        ) : (
          <button type="button" className="btn" onClick={chooseFile}>
            {about === undefined ? 'Choose a file…' : 'Replace by another file…'}
          </button>
        )}
        {about !== undefined && running === undefined && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              if (sure) void forgetBulk();
              setSure(!sure);
            }}
          >
            {sure ? 'Really remove them' : 'Remove them'}
          </button>
        )}
      </p>
    </section>
  );
}
