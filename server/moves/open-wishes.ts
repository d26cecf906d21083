import type { OpenWish, Progress } from '../../domain/move/progress.ts';
import { netChanges } from '../../domain/request/request-changes.ts';

const QUESTIONS: readonly OpenWish['kind'][] = ['asked', 'call', 'reported'];

/** Only an answer closes a question, a call or a report. */
export function questionsIn({ openWishes }: Progress): readonly OpenWish[] {
  return openWishes.filter(({ kind }) => QUESTIONS.includes(kind));
}

/** A second call or bounce adds nothing to the first. */
export function withWish(before: Progress, wish: OpenWish) {
  const isSame = wish.kind === 'call' || wish.kind === 'undelivered';
  const { openWishes } = isSame ? withoutWish(before, wish.kind) : before;
  return { openWishes: [...openWishes, wish] };
}

/** A change is a wish until the team has answered it, or the visitor changed it back. */
export function withChange(before: Progress, change: OpenWish) {
  const { openWishes } = withWish(before, change);
  const changes = openWishes.flatMap((wish) => wish.changes ?? []);
  return netChanges(changes).length > 0
    ? { openWishes }
    : withoutWish({ ...before, openWishes }, 'changed');
}

export function withoutWish({ openWishes }: Pick<Progress, 'openWishes'>, kind: OpenWish['kind']) {
  return { openWishes: openWishes.filter((wish) => wish.kind !== kind) };
}

/** The wishes that the visitor waits for; all changes count as one. */
export function withOneChange({ openWishes }: Pick<Progress, 'openWishes'>): readonly OpenWish[] {
  const last = openWishes.findLast(({ kind }) => kind === 'changed');
  const changes = netChanges(openWishes.flatMap((wish) => wish.changes ?? []));
  return openWishes
    .filter((wish) => wish.kind !== 'changed' || wish === last)
    .map((wish) => (wish === last ? { ...wish, changes } : wish));
}

/** @param number the event of which the visitor knows now */
export function withoutTold({ openWishes }: Pick<Progress, 'openWishes'>, number: number) {
  return { openWishes: openWishes.filter((wish) => !isNewsOf(number, wish)) };
}

/** Whether somebody has to tell the visitor of that event. */
export function isUntold({ openWishes }: Pick<Progress, 'openWishes'>, event: number): boolean {
  return openWishes.some((wish) => isNewsOf(event, wish));
}

function isNewsOf(event: number, { kind, number }: OpenWish): boolean {
  return kind === 'untold' && number === event;
}

/** @returns the latest of this kind; undefined if the visitor waits for nothing of it */
export function openWish(
  { openWishes }: Pick<Progress, 'openWishes'>,
  kind: OpenWish['kind'],
): OpenWish | undefined {
  return openWishes.findLast((wish) => wish.kind === kind);
}

/** Whether an email to the visitor did not arrive, and nobody has reacted to that. */
export function hasOpenFailure({
  stage,
  openWishes,
}: Pick<Progress, 'stage' | 'openWishes'>): boolean {
  return stage === 'undelivered' || openWish({ openWishes }, 'undelivered') !== undefined;
}
