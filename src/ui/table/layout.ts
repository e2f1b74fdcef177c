import type { Draft } from '../questions/draft.view';
import type { TableActions, TableView, ZoneKind } from '../views';

/** What both layouts of the table are given. */
export interface LayoutProps {
  readonly view: TableView;
  readonly actions: TableActions;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  /** What a finger has tapped, and what can be done with it. */
  readonly touched?: React.ReactNode;
  /** In place of the table's middle. */
  readonly inspector?: React.ReactNode;
  readonly onZone: (player: string, kind: ZoneKind) => void;
}
