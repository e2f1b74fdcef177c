export { turnWords } from '../naming/turnWords';
export { type Played, type Proposal, proposeRuling, type Reason } from './propose';
export { RULING_WORDS, type Ruling, rulingMarkdown, rulingText } from './write';
