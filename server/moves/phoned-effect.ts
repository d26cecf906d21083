import type { EventOf } from '../../domain/move/event.ts';
import type { Callback, OpenWish, Progress } from '../../domain/move/progress.ts';

/** Whether its author had not seen that the quote came back, or that the request was refused. */
export function isStageUnseen({ after }: EventOf<'phoned'>, before: Progress): boolean {
  if (before.stage === 'refused') return before.stageSince > after;
  return before.stage === 'undelivered' && (before.quote?.failure ?? 0) > after;
}

/** Closes what its author had seen. */
export function phoned({ after }: EventOf<'phoned'>, before: Progress) {
  const isUnseen = (what: OpenWish | Callback) => what.number > after;
  const { openWishes, callback } = before;
  return {
    openWishes: openWishes.filter(isUnseen),
    callback: callback && isUnseen(callback) ? callback : null,
  };
}
