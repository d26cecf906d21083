import type { DeskView } from '../../domain/team/desk-view.ts';

/** Lists the events after this one, each once: 'Anna is on it, Mon 23 Nov at 10:02'. */
export function newsSince(event: number, { history }: Pick<DeskView, 'history'>): string[] {
  const news = history.filter(({ number }) => number > event);
  const lines = news.flatMap(({ when, heading, lines }) => [`${heading}, ${when}`, ...lines]);
  return [...new Set(lines)];
}
