import { inLocalTime } from '../../domain/local-time.ts';
import { leadsName } from '../config.ts';
import { type Letter, letterAsText } from '../mail/letter.ts';
import { letterAsHtml } from '../mail/letter-html.ts';
import type { Mail } from '../mail/mail.ts';
import type { ComposeMail } from '../outbox/outbox.worker.ts';
import { findSubmission } from '../submissions/submission.repository.ts';
import type { Submission } from '../submissions/submission.ts';

/** Composes the canary's own mail for the canary's request, and any other mail as usual. */
export function orCanaryMail(compose: ComposeMail): ComposeMail {
  return async (db, mail, composing) => {
    const id = mail.submissionId;
    const submission = id === null ? undefined : await findSubmission(db, { id });
    return submission?.flag === 'canary' ? canaryMail(submission) : compose(db, mail, composing);
  };
}

/** The canary's mail: it explains its own meaning, and the steps for a day without it. */
function canaryMail({ reference, name, email, receivedAt }: Submission): Mail {
  const letter: Letter = {
    title: 'Requests arrive',
    lead: 'This is a test: the website sent itself a request, as a visitor would. If you’re reading this, requests are stored and emailed.',
    links: [],
    sections: [
      {
        title: 'On a day without this email',
        lines: [
          {
            label: 'It means',
            value:
              'The website, its database or the email from there to here may be down. Visitors’ requests may be waiting.',
          },
          { label: 'First', value: 'Look in the spam folder, then open the website.' },
          {
            label: 'Then',
            value: `On the server: systemctl status movers, and ${leadsName()} outbox. Nothing that was stored is lost.`,
          },
        ],
      },
      {
        title: 'This one',
        lines: [
          { label: 'Reference', value: reference },
          { label: 'Stored', value: inLocalTime(receivedAt) },
        ],
      },
    ],
  };
  return {
    reference,
    replyTo: { name, address: email },
    subject: `Canary: requests arrive (${reference})`,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
  };
}
