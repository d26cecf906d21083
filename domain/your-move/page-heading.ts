import { PHASES } from '../situation/phases.ts';
import type { YourMove } from './your-move.ts';

/** The heading of the page: who wrote the quote signs it. */
export function pageHeading({ phase, quote }: Pick<YourMove, 'phase' | 'quote'>): string {
  const { move, page } = PHASES[phase];
  return move === 'offered' && quote?.by ? `${page} from ${quote.by}` : page;
}
