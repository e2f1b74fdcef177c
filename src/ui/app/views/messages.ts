import { namesOf, tellingIfLoaded } from '../../../explain';
import type { Check, State, Verdict } from '../../../rules';
import type { Message } from '../../../store/state';
import type { Trouble } from '../../../store/trouble';
import type { RefusalView } from '../../views';
import { objectKey } from './ids';
import { ruleViews } from './rules';

const NOT_ALLOWED = 'The rules do not allow it.';

/** Why checks refuse something, each in a sentence, with their rules. Until what tells it has come, the rules only. */
export function refusalOf(checks: readonly Check[], state: State): RefusalView {
  const names = namesOf(state);
  const telling = tellingIfLoaded();
  const reasons = telling
    ? [...new Set(checks.map((check) => telling.checkText(check, names)))]
    : [NOT_ALLOWED];
  return { reason: reasons.join(' '), rules: ruleViews(checks.flatMap(({ cites }) => cites)) };
}

/** The refusal in a verdict, if it is one. */
export const refusalIn = (verdict: Verdict, state: State): RefusalView | undefined =>
  verdict.allowed ? undefined : refusalOf(verdict.checks, state);

/** What went wrong, in words. */
export function troubleWords(trouble: Trouble, state: State | undefined): RefusalView {
  switch (trouble.kind) {
    case 'refused':
      return state === undefined
        ? { reason: NOT_ALLOWED, rules: [] }
        : refusalOf(trouble.checks, state);
    case 'unsupported':
      return { reason: trouble.what, verdict: 'notModelled' };
    case 'undecided':
      return { reason: trouble.why, verdict: 'undecided' };
    case 'fault':
      return { reason: `Something broke here, and it is our fault: ${trouble.message}` };
    case 'problems':
      return { reason: trouble.problems.map(({ message }) => message).join(' ') };
  }
}

/** The message over the question bar; problems of files have a dialog of their own. */
export function messageView(
  message: Message | null,
  state: State,
): (RefusalView & { readonly id: string; readonly about?: string }) | undefined {
  if (message === null || message.trouble.kind === 'problems') return undefined;
  const { trouble } = message;
  const [subject] = trouble.kind === 'refused' ? (trouble.checks[0]?.subjects ?? []) : [];
  const about = typeof subject === 'number' && state.objects.has(subject) ? subject : undefined;
  return {
    id: String(message.id),
    ...troubleWords(trouble, state),
    ...(about !== undefined && { about: objectKey(about) }),
  };
}
