import { Gauge, type Registry } from 'prom-client';
import { type AnswerFigures, RECENT_DAYS, shareInTime } from '../../domain/desk/answer-figures.ts';

/** The figures of the last RECENT_DAYS. */
export type RecentAnswers = () => Promise<AnswerFigures>;

/** How well the family answers; NaN without a database or without anything to count. Several servers
 *  with one database report the same figures.
 *  @returns updates the gauges */
export function registerAnswers(registry: Registry, recentAnswers: RecentAnswers) {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help: `Of the last ${RECENT_DAYS} days: ${help}`, registers: [registry] });
  const requests = gauge('movers_recent_requests', 'quote requests.');
  const messages = gauge('movers_recent_messages', 'messages.');
  const answered = gauge('movers_recent_answered', 'quote requests and messages with an answer.');
  const median = gauge('movers_recent_first_answer_median_seconds', 'time to the first answer.');
  const inTime = gauge('movers_recent_in_time_ratio', 'share answered within the promised time.');
  const quoted = gauge('movers_recent_quoted', 'quote requests with a quote.');
  const accepted = gauge('movers_recent_accepted', 'quote requests with an accepted quote.');
  return async (): Promise<void> => {
    const figures = await recentAnswers().catch(() => undefined);
    requests.set(figures?.requests ?? Number.NaN);
    messages.set(figures?.messages ?? Number.NaN);
    answered.set(figures?.answered ?? Number.NaN);
    median.set((figures?.medianMs ?? Number.NaN) / 1000);
    inTime.set((figures && shareInTime(figures)) ?? Number.NaN);
    quoted.set(figures?.quoted ?? Number.NaN);
    accepted.set(figures?.accepted ?? Number.NaN);
  };
}
