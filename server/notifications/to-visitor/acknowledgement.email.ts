import { company } from '../../../content/company.ts';
import { openingTimes } from '../../../content/opening-hours.ts';
import { photos } from '../../../content/photos.ts';
import { emailQuoteWithin, quoteGoodFor } from '../../../content/terms.ts';
import { inHomeTime } from '../../../domain/dates/local-time.ts';
import { awaitsFirstAnswer } from '../../../domain/move/stage.ts';
import { referenceChat } from '../../../domain/request/whatsapp.ts';
import { MOVE_LABELS } from '../../../domain/your-move/move-labels.ts';
import { promisedHour } from '../../../domain/your-move/promised-hour.ts';
import { KEEP_PRIVATE, privateLink } from '../../../domain/your-move/your-move.ts';
import { isClockBehind } from '../../database/jobs/earliest-now.ts';
import { findCase } from '../../moves/case.ts';
import { textAndHtml } from '../../sending/mail/letter-html.ts';
import type { ComposeMail } from '../../sending/outbox/outbox.worker.ts';
import { usSection } from './mail-to-visitor.ts';
import type { RequestCase } from './request-case.ts';

/** Composes the mail to a visitor whose request we have; undefined once the team has answered it. Whoever reads it may have
 *  nothing to do with the request, so nothing in it was typed by anybody. */
export const composeAcknowledgementMail: ComposeMail = async (
  db,
  { submissionId },
  { siteUrl, teamInbox, now },
) => {
  const found = submissionId === null ? undefined : await findCase(db, { id: submissionId });
  if (found?.stored.kind !== 'request' || !awaitsFirstAnswer(found.progress.stage))
    return undefined;
  const { stored } = found;
  const { reference, email, mailKey, keptUntil } = stored;
  if (email === null || mailKey === null || keptUntil !== null) return undefined;
  const isPhoned = found.events.some(
    ({ kind, ...event }) => kind === 'taken' && 'isEntered' in event,
  );
  const byEmail = stored.content.deliveryMethod === 'email';
  const isTimeKnown = !(await isClockBehind(db, now));
  const chat = { label: 'Open WhatsApp', url: referenceChat(company.whatsAppNumber, reference) };
  return {
    reference,
    part: 'acknowledgement',
    to: { name: '', address: email },
    sender: company.name,
    replyTo: teamInbox ?? null,
    subject: `We have your request [${reference}]`,
    ...textAndHtml({
      title: 'We have your request',
      lead: [
        isPhoned ? 'Hello. Thank you for calling us.' : 'Hello.',
        byEmail
          ? quoteByEmail({ ...found, stored }, isTimeKnown ? now : null)
          : BY_CHAT[isPhoned ? 'phoned' : 'sent'],
      ].join(' '),
      links: [
        { label: 'Open your page', url: siteUrl + privateLink(mailKey) },
        ...(byEmail || isPhoned ? [] : [chat]),
      ],
      sections: [
        {
          title: 'What happens next',
          lines: [
            { label: 'Your page', value: YOUR_PAGE },
            { label: 'Your quote', value: YOUR_QUOTE },
            { label: 'The link', value: KEEP_PRIVATE },
            { label: 'Not you?', value: NOT_YOU },
          ],
        },
        usSection(reference, 'Reply to this email, or phone us.', [
          { label: 'Our hours', value: openingTimes },
          photos,
        ]),
      ],
    }),
  };
};

const BY_CHAT = {
  sent: 'You chose WhatsApp for your quote. If you haven’t sent the message in the chat yet, press send there, and we’ll answer you in the chat.',
  phoned: 'Your quote comes by WhatsApp.',
};

const YOUR_PAGE = `It shows your request, and asks what else we need to know for the price. You can change anything there, ${MOVE_LABELS.call.toLowerCase()}, or delete it all.`;
const YOUR_QUOTE = `It’s free, and good for ${quoteGoodFor}. You can accept it on your page.`;
const NOT_YOU =
  'Then somebody gave us your address by mistake. You can delete the request on the page.';

/** By when it comes. A mail that waited for days promises nothing, and neither does one by a clock that is behind.
 *  @param now null if nobody knows */
function quoteByEmail({ stored: { receivedAt } }: RequestCase, now: Date | null): string {
  const hour = promisedHour(receivedAt);
  if (!hour || now === null || hour <= now) return 'Your quote comes by email.';
  return `Your quote comes by email within ${emailQuoteWithin}: by ${inHomeTime(hour.toISOString())}.`;
}
