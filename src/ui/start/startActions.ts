/** What can be done from the start page. */
export interface StartActions {
  readonly onBoard: (id: string) => void;
  readonly onWork: (id: string) => void;
  readonly onRemoveWork?: (id: string) => void;
  readonly onEmpty: (players: number) => void;
  readonly onOpen: () => void;
  readonly onFile: (file: File) => void;
  readonly onAbout: () => void;
}
