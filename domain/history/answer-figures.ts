import { PROMISED_MS } from '../desk/time-left.ts';
import type { KindName } from '../kind.ts';

/** One request or message, and its outcome. */
export interface AnsweredCase {
  readonly kind: KindName;
  /** ISO times in UTC. */
  readonly receivedAt: string;
  readonly answeredAt: string | null;
  readonly isQuoted: boolean;
  readonly isAccepted: boolean;
}

/** How well the family answers; about nobody in particular. */
export interface AnswerFigures {
  /** How many came in, by kind. */
  readonly received: Readonly<Partial<Record<KindName, number>>>;
  readonly answered: number;
  /** The time to the first answer that half of the answered did not exceed; null without any. */
  readonly medianMs: number | null;
  /** Answered within the promised time, or not; the rest still has time. */
  readonly inTime: number;
  readonly late: number;
  readonly quoted: number;
  readonly accepted: number;
}

export function answerFigures(cases: readonly AnsweredCase[], now: Date): AnswerFigures {
  const count = (is: (each: AnsweredCase) => boolean) => cases.filter(is).length;
  const answered = cases.filter(({ answeredAt }) => answeredAt !== null);
  const waits = answered.map((each) => waitOf(each, now));
  return {
    received: received(cases),
    answered: answered.length,
    medianMs: median(waits),
    inTime: waits.filter((wait) => wait <= PROMISED_MS).length,
    late: count((each) => waitOf(each, now) > PROMISED_MS),
    quoted: count(({ isQuoted }) => isQuoted),
    accepted: count(({ isAccepted }) => isAccepted),
  };
}

function received(cases: readonly AnsweredCase[]): AnswerFigures['received'] {
  const byKind = Map.groupBy(cases, ({ kind }) => kind);
  return Object.fromEntries([...byKind].map(([kind, some]) => [kind, some.length]));
}

/** How long they waited, or wait until now. A clock that was set back makes no wait negative. */
function waitOf({ receivedAt, answeredAt }: AnsweredCase, now: Date): number {
  const end = answeredAt === null ? now.getTime() : Date.parse(answeredAt);
  return Math.max(0, end - Date.parse(receivedAt));
}

/** The middle one; of two the lower, so that it is a wait that somebody had. */
function median(waits: readonly number[]): number | null {
  const sorted = waits.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? null;
}
