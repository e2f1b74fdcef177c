/** What can be done with a saved work from the list. */
export interface WorkActions {
  readonly onWork: (id: string) => void;
  readonly onRename: (id: string, title: string) => void;
  readonly onCopy: (id: string) => void;
  readonly onExport: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** What can be done from the start page. */
export interface StartActions extends WorkActions {
  readonly onBoard: (id: string) => void;
  readonly onEmpty: (players: number) => void;
  readonly onOpen: () => void;
  readonly onAbout: () => void;
}
