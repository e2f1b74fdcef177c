export type Id = string;
export type ColourLetter = 'W' | 'U' | 'B' | 'R' | 'G';

/** One rule number, as shown in a chip. */
export interface RuleView {
  readonly rule: string;
}
