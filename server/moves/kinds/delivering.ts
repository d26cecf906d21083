import { moveDateInWords } from '../../../domain/dates/move-date.ts';
import { MAILS } from '../../../domain/move/mail-kinds.ts';
import { openQuote } from '../../../domain/move/open-quote.ts';
import { withoutWish, withWish } from '../open-wishes.ts';
import { BOUNCE, type Kind, NOT_KEPT, noMail, step } from './event-kind.ts';
import { withQuote } from './quoting.ts';

const failed = step<'undelivered'>(({ number }, before) => withQuote(before, { failure: number }));

const sent = step<'delivered'>((_event, before) => withQuote(before, { failure: null }));

/** The quote's own mail decides whether it was answered at all. */
export const undelivered: Kind<'undelivered'> = {
  isOfMove: false,
  showsPerson: false,
  isOfAccount: true,
  inWords: ({ mail, reason, ...event }, by) => {
    const what = `email with ${MAILS[mail]}`;
    return {
      heading: event.by === null ? `The ${what} did not arrive` : `${by}: the ${what} came back`,
      lines: [reason].filter(Boolean),
    };
  },
  effect: (event, before) => {
    const { number, kind, at, mail } = event;
    if (mail !== 'quote') return withWish(before, { number, kind, at, mail });
    // A visitor who opened the quote or said yes to it has received it, even if its mail bounces later.
    const open = openQuote(before);
    if (!open || open.seenAt) return {};
    const effect = failed(event, before);
    // What is booked stays booked, so the stage does not say it.
    const isOffer = before.offer !== null && event.about === open.number;
    return isOffer ? { ...effect, ...withWish(before, { number, kind, at, mail }) } : effect;
  },
  mail: noMail,
  // The email that came back went to the old address.
  mustRead: ['changed', BOUNCE],
  kept: NOT_KEPT,
};

export const delivered: Kind<'delivered'> = {
  isOfMove: false,
  showsPerson: false,
  isOfAccount: false,
  inWords: ({ mail }) => ({
    heading: `The email with ${MAILS[mail]} was sent after all`,
    lines: [],
  }),
  effect: (event, before) =>
    event.mail === 'quote' && !before.offer
      ? sent(event, before)
      : { ...withoutWish(before, 'undelivered'), ...sent(event, before) },
  mail: noMail,
  mustRead: null,
  kept: NOT_KEPT,
};

export const announced: Kind<'announced'> = {
  isOfMove: false,
  showsPerson: false,
  isOfAccount: false,
  inWords: ({ day }) => ({
    heading: `The email for the day before ${moveDateInWords(day)} was written`,
    lines: [],
  }),
  effect: ({ visit, day }, before) => ({ announced: [...before.announced, { visit, day }] }),
  mail: () => 'day-before',
  mustRead: null,
  kept: NOT_KEPT,
};

export const reminded: Kind<'reminded'> = {
  isOfMove: false,
  showsPerson: false,
  isOfAccount: false,
  inWords: () => ({ heading: 'Reminder sent to the team', lines: [] }),
  effect: ({ reminder }, before) => ({ reminders: [...before.reminders, reminder] }),
  mail: noMail,
  mustRead: null,
  kept: NOT_KEPT,
};
