import { ChoiceOf } from '../../dialogs/ChoiceOf';
import { DialogFrame } from '../../dialogs/DialogFrame';
import { type Preference, usePreference } from '../../look/preference';
import { motion, textSize, theme } from '../../look/preferences';
import { CardFile } from '../bulk/CardFile';
import { functionKeys, lookingUp, singleKeys } from '../preferences';
import { ThisApp } from '../versions/ThisApp';
import type { PanelProps } from './panel';

/** What each value of a preference is called, in the order in which it is shown. */
type Labels<T extends string> = Readonly<Record<T, string>>;

interface SettingProps<T extends string> {
  readonly of: Preference<T>;
  readonly title: string;
  readonly note?: string;
  readonly labels: Labels<T>;
}

function Setting<T extends string>({ of, title, note, labels }: SettingProps<T>) {
  const value = usePreference(of);
  const choices = (Object.keys(labels) as T[]).map((name) => ({
    value: name,
    label: labels[name],
  }));
  return (
    <ChoiceOf
      title={title}
      {...(note !== undefined && { note })}
      value={value}
      choices={choices}
      onChange={of.set}
    />
  );
}

/** What holds on this machine, whatever is worked on. */
export default function Settings({ onClose }: PanelProps<'settings'>) {
  return (
    <DialogFrame open title="Settings" onClose={onClose}>
      <Setting
        of={theme}
        title="Theme"
        labels={{ system: 'as the system', light: 'light', dark: 'dark' }}
      />
      <Setting
        of={textSize}
        title="Text size"
        note="The cards grow with it."
        labels={{
          small: 'small',
          normal: 'normal',
          large: 'large',
          larger: 'larger',
          largest: 'largest',
        }}
      />
      <Setting
        of={motion}
        title="Motion"
        note="Cards turn and move, or are simply there."
        labels={{ system: 'as the system', off: 'off' }}
      />
      <Setting
        of={singleKeys}
        title="Keys of a single letter"
        note="N passes, Z goes back. They rest while you type."
        labels={{ on: 'on', off: 'off' }}
      />
      <Setting
        of={functionKeys}
        title="Keys as in Magic Online"
        note="F2 passes, F4 goes to the next stop, F8 resolves all, F9 goes to the next turn."
        labels={{ on: 'on', off: 'off' }}
      />
      <Setting
        of={lookingUp}
        title="Look cards up at Scryfall"
        note="What is typed in the search for cards is sent there. Off, nothing is."
        labels={{ on: 'on', off: 'off' }}
      />
      <CardFile />
      <ThisApp />
      <p className="notice">Kept on this machine, where the browser allows it.</p>
    </DialogFrame>
  );
}
