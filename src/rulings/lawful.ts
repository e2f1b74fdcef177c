/** What must hold at every position on the way of every ruling (laws 3, 5 and 7). */
import { offers } from '../rules/offers/offers';
import type { Played } from '../scenario/run/play';
import { derivationFault, strayFaults, unreasoned, zoneFaults } from './laws/checks';

/** What is wrong with an entry that was carried out: with what happened, and where it led. */
export function lawFaults({ path, steps }: Played): readonly string[] {
  const events = steps.flatMap((step) => step.events);
  const faults = unreasoned(events).map((e) => `no rule for ${e.kind}`);
  const game = steps.at(-1)?.game;
  if (game !== undefined) {
    const { state, question } = game;
    faults.push(...zoneFaults(state));
    if (question.kind === 'priority') faults.push(...strayFaults(state));
    for (const id of state.objects.ids()) {
      const fault = derivationFault(state, id);
      if (fault !== null) faults.push(fault);
    }
    for (const offer of offers(game, question.player)) {
      const checks = offer.verdict.allowed ? [] : offer.verdict.checks;
      const unexplained = !offer.verdict.allowed && checks.length === 0;
      if (unexplained || checks.some((check) => check.cites.length === 0))
        faults.push(`a refusal without a rule: ${JSON.stringify(offer.action)}`);
    }
  }
  return faults.map((fault) => `/${path.join('/')}: ${fault}`);
}
