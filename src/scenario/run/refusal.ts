import type { Check } from '../../rules';
import { plain } from './expect/compare';
import { nameOf, type Position } from './position';

/** A refusal in words, for failures. */
export function refusalIn(position: Position, checks: readonly Check[]): string {
  return checks
    .map(({ code, subjects, cites, detail }) => {
      const of = subjects.map((s) => nameOf(position, typeof s === 'number' ? { object: s } : s));
      const about = [...of, ...(detail === undefined ? [] : [plain(detail)])].join(' ');
      return `refused (${code}${about === '' ? '' : `: ${about}`}; ${cites.join(', ')})`;
    })
    .join('; ');
}
