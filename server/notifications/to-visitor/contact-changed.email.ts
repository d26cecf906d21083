import { company } from '../../../content/company.ts';
import { inHomeTime } from '../../../domain/dates/local-time.ts';
import { eventMail } from '../../moves/case-mail.ts';
import { contactChanges, emailBefore } from '../../moves/contact-change.ts';
import { textAndHtml } from '../../sending/mail/letter-html.ts';

const WHAT = {
  email: 'the email address',
  phone: 'the phone number',
  both: 'the phone number and email address',
};

/** Writes to the address that a visitor had when their contact was changed. Whoever reads it may have nothing to do with the
 *  move any more, so it has neither link, name nor address. */
export const composeContactChangedMail = eventMail(
  'contact-changed',
  ['changed'],
  ({ stored, events }, { event, teamInbox }) => {
    const [first, ...more] = contactChanges(event);
    const address = emailBefore(event.number, events, stored.email);
    if (!first || address === null) return undefined;
    const { reference } = stored;
    const what = WHAT[more.length > 0 ? 'both' : first.field === 'email' ? 'email' : 'phone'];
    const isAsked = event.asked !== undefined;
    const title = isAsked
      ? `Somebody asked us to change ${what} of your move`
      : `We changed ${what} of your move`;
    const done = isAsked
      ? `On ${inHomeTime(event.at)} somebody with the link to your page asked us to change ${what} of your move. Until we have spoken to you, nothing changes.`
      : `On ${inHomeTime(event.at)} ${what} of your move was changed.`;
    return {
      reference,
      part: `contact-${event.number}`,
      to: { name: '', address },
      sender: company.name,
      replyTo: teamInbox ?? null,
      subject: `${title} [${reference}]`,
      ...textAndHtml({
        title,
        lead: `Hello. ${done} If that was you, there’s nothing to do. If that was not you, phone us: ${company.phone.display}.`,
        links: [{ label: `Call ${company.phone.display}`, url: company.phone.link }],
        sections: [{ title: 'Us', lines: [{ label: 'Reference', value: reference }] }],
      }),
    };
  },
);
