/** A menu at a button: whether it is open, what it is called, where it stands. */
export interface OpenMenu {
  readonly open: boolean;
  readonly label: string;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}
