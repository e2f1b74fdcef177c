/** A short note that passes, or stays until it is closed. */
export interface Notice {
  readonly id: number;
  readonly words: string;
  /** One about the same thing takes its place. */
  readonly about?: string;
  /** Stays until it is closed. */
  readonly stays?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** What closing it is called, where it is an answer: "Later". */
  readonly close?: string;
}
