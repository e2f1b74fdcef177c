import { useEffect, useState } from 'react';
import { AddDialog } from '../adding/AddDialog';
import { AboutDialog } from '../dialogs/AboutDialog';
import { ErrorScreen } from '../dialogs/ErrorScreen';
import { StartPage } from '../start/StartPage';
import { Table } from '../table/Table';
import type { KeptView, LookUpsView } from '../views';
import { actions } from './actions';
import { boards, found, works } from './boards';
import { Faces } from './Faces';
import { tablesByName } from './variants';

const other = ['faces', 'start', 'add', 'about', 'error'];

function Shown({ name }: { readonly name: string }) {
  const view = tablesByName[name];
  if (view) return <Table key={name} view={view} actions={actions} />;
  switch (name) {
    case 'faces':
      return <Faces />;
    case 'start':
      return (
        <StartPage
          boards={boards}
          works={works}
          edition="Rules of 17 April 2026"
          actions={{
            onBoard: () => {},
            onWork: () => {},
            onRename: () => {},
            onCopy: () => {},
            onExport: () => {},
            onRemove: () => {},
            onEmpty: () => {},
            onOpen: () => {},
            onAbout: () => {},
          }}
        />
      );
    case 'add':
      return (
        <AddDialog
          view={{
            cards: found,
            tokens: [],
            player: 'ada',
            players: [
              { id: 'ada', name: 'Ada' },
              { id: 'bea', name: 'Bea' },
            ],
            brought: [],
            lookUps: NO_LOOK_UPS,
            kept: NO_FILE,
            standing: { players: ['Ada', 'Bea'], hosts: [], attacked: [] },
            gathered: undefined,
          }}
          actions={{
            onPlace: () => false,
            unreadIn: async () => [],
            faultOf: () => undefined,
            readPasted: async () => ({ ok: true, cards: [] }),
            readingOf: async () => ({ faces: [], unread: 0 }),
            cardFault: () => undefined,
            wordsOf: () => undefined,
            onGathered: () => {},
            onClose: () => {},
          }}
        />
      );
    case 'about':
      return (
        <AboutDialog
          open
          about={{
            version: '0.1.0',
            edition: '17 April 2026',
            licence: 'MIT',
            notice: 'Here stands the notice that the app passes in.',
            links: [{ label: 'Source', href: 'https://example.org' }],
          }}
          onClose={() => {}}
        />
      );
    case 'error':
      return (
        <ErrorScreen
          message="invariant 12: an object lies in two zones"
          onDownloadScenario={() => {}}
          onDownloadDiagnostics={() => {}}
          onReload={() => {}}
        />
      );
    default:
      return (
        <ul style={{ padding: 24 }}>
          {[...Object.keys(tablesByName), ...other].map((link) => (
            <li key={link}>
              <a href={`#${link}`}>{link}</a>
            </li>
          ))}
        </ul>
      );
  }
}

const NO_FILE: KeptView = {
  count: 0,
  words: 'No file of cards is kept here.',
  does: { label: 'Card file…', run: () => {} },
  search: async () => ({ total: 0, cards: [] }),
  cards: async () => [],
};

const NO_LOOK_UPS: LookUpsView = {
  on: false,
  onSwitch: () => {},
  names: async () => ({ ok: true, found: [] }),
  card: async () => ({ ok: false, why: '' }),
  cards: async () => ({ found: [] }),
};

/** Every component in many states, chosen by the part of the address behind "#". */
export function Gallery() {
  const [name, setName] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const told = () => setName(location.hash.slice(1));
    addEventListener('hashchange', told);
    return () => removeEventListener('hashchange', told);
  }, []);
  return <Shown name={name} />;
}
