import { moveDateInWords } from '../../../domain/dates/move-date.ts';
import type { callbackFields } from '../../../domain/move/callback.schema.ts';
import type { EventOf } from '../../../domain/move/event.ts';
import type { Callback, OpenWish, Progress } from '../../../domain/move/progress.ts';
import { withoutTold, withWish } from '../open-wishes.ts';
import {
  CHANNELS,
  type Kind,
  linesOf,
  NOT_KEPT,
  noEffect,
  noMail,
  step,
  type TypedLines,
} from './event-kind.ts';
import { VISITOR_DID } from './visitor-did.ts';

export const taken: Kind<'taken'> = {
  isOfMove: false,
  showsPerson: false,
  isOfAccount: false,
  inWords: ({ isEntered }, by) => ({
    heading: isEntered ? `${by} entered it after a call` : `${by} is on it`,
    lines: [],
  }),
  effect: step(({ number, at, by }) => ({ holder: { number, by: by ?? '', at } })),
  mail: noMail,
  mustRead: ['quoted', 'phoned', 'refused', 'agreed', 'confirmed', 'cancelled'],
  kept: NOT_KEPT,
};

/** What was said on the phone is a fact and never too late: it closes what its author had seen. */
export const phoned: Kind<'phoned'> = {
  isOfMove: false,
  showsPerson: true,
  isOfAccount: true,
  inWords: ({ said }, by) => ({ heading: `${by} answered`, lines: [said] }),
  effect: step((event, before) => {
    const isUnseen = (what: OpenWish | Callback) => what.number > event.after;
    const { openWishes, callback } = before;
    return {
      openWishes: openWishes.filter(isUnseen),
      callback: callback && isUnseen(callback) ? callback : null,
      ...(isStageUnseen(event, before) && { stage: before.stage }),
    };
  }),
  mail: noMail,
  mustRead: [],
  kept: NOT_KEPT,
};

const CALLBACK: TypedLines<typeof callbackFields, 'callback'> = {
  day: 'heading',
  said: ({ said }) => said,
};

export const callback: Kind<'callback'> = {
  isOfMove: false,
  showsPerson: true,
  isOfAccount: true,
  inWords: (event, by) => ({
    heading: `${by}: call again on ${moveDateInWords(event.day)}`,
    lines: linesOf(CALLBACK, event),
  }),
  effect: step(({ number, at, day, said, after, ...event }) => {
    const by = event.by ?? '';
    return { holder: { number, by, at }, callback: { number, day, said, at, by, seen: after } };
  }),
  mail: noMail,
  mustRead: [],
  kept: NOT_KEPT,
};

export const linked: Kind<'linked'> = {
  isOfMove: true,
  showsPerson: false,
  isOfAccount: true,
  inWords: ({ isRenewed, ...event }, by) => ({
    heading: isRenewed
      ? `${event.by ?? 'The visitor'} made a new link to their page`
      : `${by} sent their link`,
    lines: [],
  }),
  effect: noEffect,
  mail: () => 'link',
  mustRead: [],
  kept: NOT_KEPT,
};

export const told: Kind<'told'> = {
  isOfMove: false,
  showsPerson: false,
  isOfAccount: true,
  inWords: ({ via }, by) => ({ heading: `${by} told them by ${CHANNELS[via]}`, lines: [] }),
  effect: ({ about }, before) => withoutTold(before, about),
  mail: noMail,
  mustRead: [],
  kept: { when: 'about' },
};

export const call: Kind<'call'> = {
  isOfMove: false,
  showsPerson: true,
  isOfAccount: false,
  inWords: () => ({ heading: VISITOR_DID.call, lines: [] }),
  effect: ({ number, kind, at }, before) => withWish(before, { number, kind, at }),
  mail: noMail,
  mustRead: null,
  kept: NOT_KEPT,
};

export const reported: Kind<'reported'> = {
  isOfMove: false,
  showsPerson: true,
  isOfAccount: false,
  inWords: ({ said }) => ({ heading: 'Something is missing or broken', lines: [said] }),
  effect: ({ number, kind, at }, before) => withWish(before, { number, kind, at }),
  mail: noMail,
  mustRead: null,
  kept: NOT_KEPT,
};

/** Whether its author had not seen that the quote came back, or that the request was refused: a call changes nothing
 *  about either. */
function isStageUnseen({ after }: EventOf<'phoned'>, before: Progress): boolean {
  if (before.stage === 'refused') return before.stageSince > after;
  return before.stage === 'undelivered' && (before.quote?.failure ?? 0) > after;
}
