import type { ReactNode } from 'react';
import { lensTitle } from '../../explain/copying';
import { ITS_TEXT } from '../../explain/following';
import { COSTS_TITLE, DEEDS_TITLE } from '../../explain/remedies/titles';
import type { GameObject, RuleNumber, State } from '../../rules';
import { later } from '../small/later';
import type { About, SectionProps } from './about';
import { walkTitle } from './walk/walk.view';

/** A part of the inspector: a question about the object, and its answer. */
export interface Section {
  /** By which it is asked for: `inspect(store, object, { section })`. */
  readonly id: string;
  /** Its heading, in words of `src/explain`. */
  readonly title: string | ((about: About) => string);
  /** The rule that the whole of it is about. */
  readonly rule?: RuleNumber;
  /** In the broad column, in the narrow one beside it, or across both below them. */
  readonly place: 'main' | 'side' | 'below';
  /** Whether it has something to say of such an object, as it is or as it last was. */
  readonly applies: (state: State, object: GameObject) => boolean;
  /** Its code comes when it is first drawn: made by `later`. */
  readonly Part: (props: SectionProps) => ReactNode;
}

/** The parts of the inspector, in the order in which they are read. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'walk',
    title: walkTitle,
    rule: '613.1',
    place: 'main',
    applies: () => true,
    Part: later(() => import('./walk/LayerWalk')),
  },
  {
    id: 'deeds',
    title: DEEDS_TITLE,
    place: 'side',
    applies: ({ objects }, { id, zone }) => objects.has(id) && zone !== 'stack',
    Part: later(() => import('./deeds/Deeds')),
  },
  {
    id: 'text',
    title: ITS_TEXT.title,
    rule: '608.2c',
    place: 'main',
    applies: (_, { faceDown }) => faceDown === null,
    Part: later(() => import('./following/TextSection')),
  },
  {
    id: 'costs',
    title: COSTS_TITLE,
    rule: '601.2f',
    place: 'side',
    applies: ({ objects }, { id }) => objects.has(id),
    Part: later(() => import('./costs/Costs')),
  },
  {
    id: 'lens',
    title: ({ state, id }) => lensTitle(state, id),
    rule: '707.2',
    place: 'below',
    applies: (_, { kind }) => kind !== 'emblem',
    Part: later(() => import('./lens/CopyLens')),
  },
];
