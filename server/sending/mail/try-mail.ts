import { randomUUID } from 'node:crypto';
import { company } from '../../../content/company.ts';
import { inLocalTime } from '../../../domain/dates/local-time.ts';
import type { Config } from '../../settings/config.ts';
import type { Mailbox } from '../../settings/setting-values.ts';
import type { Letter, LetterLink } from './letter.ts';
import { textAndHtml } from './letter-html.ts';
import type { Delivery, Mail } from './mail.ts';
import { createMailer } from './mailer.ts';
import { NO_VISITOR } from './no-visitor.ts';
import { whereMailGoes } from './where-mail-goes.ts';

type TrialConfig = Pick<Config, 'mail' | 'mailFrom' | 'teamInbox' | 'siteUrl'>;

/** Sends the team one mail now, bypassing the outbox, so that the person at the terminal sees the
 *  mail server's answer.
 *  @param signIn the link that signs in a device, if there is one */
export function sendTestMail(config: TrialConfig, now: Date, signIn?: string): Promise<Delivery> {
  return sendNotice(config, now, {
    reference: 'TEST',
    subject: `Test: email from ${company.name} arrives`,
    title: 'Email arrives',
    replyTo: NO_VISITOR,
    lead: `Somebody tried out the settings on the server. This is only a test, so there is nothing to answer.${
      signIn
        ? ' Our requests and the diary open on devices that are signed in: to sign in one, open the link on it within an hour.'
        : ''
    }`,
    links: signIn ? [{ label: 'Sign in this device', url: signIn }] : [],
  });
}

interface Notice extends Pick<Mail, 'reference' | 'subject'> {
  readonly title: string;
  readonly lead: string;
  readonly replyTo?: Mailbox;
  readonly links?: readonly LetterLink[];
}

/** Sends the team a mail about the website itself at once. */
export function sendNotice(config: TrialConfig, now: Date, notice: Notice): Promise<Delivery> {
  const { reference, subject, title, lead, replyTo = null, links = [] } = notice;
  const letter: Letter = {
    title,
    lead,
    links,
    sections: [
      {
        title: 'From where',
        lines: [
          { label: 'Website', value: config.siteUrl },
          { label: 'Sent', value: inLocalTime(now.toISOString()) },
          { label: 'Email goes', value: whereMailGoes(config) },
        ],
      },
    ],
  };
  const mail: Mail = {
    // Unique for each mail: mailboxes hide a second one with the same Message-ID.
    reference: `${reference}-${randomUUID()}`,
    replyTo,
    subject,
    ...textAndHtml(letter),
  };
  return createMailer(config).deliver(mail);
}
