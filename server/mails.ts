import { VISITOR_MAILS } from '../domain/move/event.ts';
import { composeAnswerMail } from './notifications/to-team/answer.email.ts';
import { composeDigestMail } from './notifications/to-team/digest.email.ts';
import {
  composeCallMail,
  composeChangedMail,
  composeUndeliveredMail,
} from './notifications/to-team/event.email.ts';
import { composeReceivedMail } from './notifications/to-team/received.email.ts';
import { acceptanceNotification } from './notifications/to-visitor/acceptance.email.ts';
import { composeAcknowledgementMail } from './notifications/to-visitor/acknowledgement.email.ts';
import { billNotification } from './notifications/to-visitor/bill.email.ts';
import { composeBillCopy } from './notifications/to-visitor/bill-copy.email.ts';
import { cancellationNotification } from './notifications/to-visitor/cancellation.email.ts';
import { confirmationNotification } from './notifications/to-visitor/confirmation.email.ts';
import { composeContactChangedMail } from './notifications/to-visitor/contact-changed.email.ts';
import { correctionNotification } from './notifications/to-visitor/correction.email.ts';
import { dayBeforeNotification } from './notifications/to-visitor/day-before.email.ts';
import { linkNotification } from './notifications/to-visitor/link.email.ts';
import { quoteNotification } from './notifications/to-visitor/quote.email.ts';
import { recordDelivery, recordNotSent } from './notifications/to-visitor/record-delivery.ts';
import type { OutboxDeps } from './sending/outbox/outbox.worker.ts';
import type { Config } from './settings/config.ts';
import { composeSignInMail } from './team/devices/sign-in.email.ts';
import { composeSignedInMail } from './team/devices/signed-in.email.ts';
import { composeMorningMail } from './waiting/morning.email.ts';
import { composeReminderMail } from './waiting/reminder.email.ts';
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
      quote: quoteNotification.mail,
      answer: composeAnswerMail,
      acceptance: acceptanceNotification.mail,
      confirmation: confirmationNotification.mail,
      cancellation: cancellationNotification.mail,
      'day-before': dayBeforeNotification.mail,
      bill: billNotification.mail,
      'bill-copy': composeBillCopy,
      correction: correctionNotification.mail,
      link: linkNotification.mail,
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
