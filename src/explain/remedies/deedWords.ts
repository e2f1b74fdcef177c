import type { Deed } from '../../rules';

/** What a deed is called where nothing more is known of it. */
export const DEED_WORDS: {
  readonly [K in Exclude<Deed['kind'], 'activate' | 'setAside'>]: string;
} = {
  cast: 'Cast',
  playLand: 'Play as a land',
  turnFaceUp: 'Turn face up',
  attack: 'Attack with it?',
  block: 'Block with it?',
};

/** What stands around the deeds of an object and what would allow them. */
export const DEEDS_WORDS = {
  none: 'Nothing is done with it here.',
  changes: 'Smallest changes, each as a branch',
  looking: 'Trying out what would allow it …',
  noChange: 'No small change would allow it.',
  unread:
    'A part of its text could not be read. It can be begun; what that part says is done by hand.',
} as const;
