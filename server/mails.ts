import { VISITOR_MAILS } from '../domain/history/event.ts';
import type { Config } from './config.ts';
import { composeSignInMail } from './devices/sign-in.email.ts';
import { composeSignedInMail } from './devices/signed-in.email.ts';
import type { OutboxDeps } from './outbox/outbox.worker.ts';
import { composeMorningMail } from './reminders/morning.email.ts';
import { composeReminderMail } from './reminders/reminder.email.ts';
import { composeAnswerMail } from './team-mail/answer.email.ts';
import { composeDigestMail } from './team-mail/digest.email.ts';
import {
  composeCallMail,
  composeChangedMail,
  composeUndeliveredMail,
} from './team-mail/event.email.ts';
import { composeReceivedMail } from './team-mail/received.email.ts';
import { acceptanceNews } from './visitor-mail/acceptance.email.ts';
import { composeAcknowledgementMail } from './visitor-mail/acknowledgement.email.ts';
import { billNews } from './visitor-mail/bill.email.ts';
import { cancellationNews } from './visitor-mail/cancellation.email.ts';
import { confirmationNews } from './visitor-mail/confirmation.email.ts';
import { composeContactChangedMail } from './visitor-mail/contact-changed.email.ts';
import { correctionNews } from './visitor-mail/correction.email.ts';
import { dayBeforeNews } from './visitor-mail/day-before.email.ts';
import { linkNews } from './visitor-mail/link.email.ts';
import { quoteNews } from './visitor-mail/quote.email.ts';
import { recordDelivery, recordNotSent } from './visitor-mail/record-delivery.ts';
import { composeDeletionMail } from './your-move/deletion.email.ts';

/** How each mail is composed, and what follows from its end. */
export function createMails(
  config: Pick<Config, 'database' | 'dayBefore' | 'morningMail' | 'remindAfter'>,
  now: () => Date,
): Pick<OutboxDeps, 'compose' | 'onFinished' | 'onNeedless'> {
  const record = recordDelivery(now);
  return {
    compose: {
      received: composeReceivedMail,
      digest: composeDigestMail,
      changed: composeChangedMail,
      call: composeCallMail,
      acknowledgement: composeAcknowledgementMail,
      quote: quoteNews.mail,
      answer: composeAnswerMail,
      acceptance: acceptanceNews.mail,
      confirmation: confirmationNews.mail,
      cancellation: cancellationNews.mail,
      'day-before': dayBeforeNews.mail,
      bill: billNews.mail,
      correction: correctionNews.mail,
      link: linkNews.mail,
      'contact-changed': composeContactChangedMail,
      undelivered: composeUndeliveredMail,
      reminder: composeReminderMail(config.remindAfter),
      deletion: composeDeletionMail,
      morning: composeMorningMail(config),
      'sign-in': composeSignInMail,
      'signed-in': composeSignedInMail,
    },
    onNeedless: recordNotSent(now),
    onFinished: Object.fromEntries(VISITOR_MAILS.map((kind) => [kind, record])),
  };
}
