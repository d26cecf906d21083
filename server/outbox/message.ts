import type { SendMailOptions } from 'nodemailer';
import type { Mailbox } from '../config.ts';
import type { Mail } from './mailer.ts';

export interface Envelope {
  readonly from: Mailbox;
  readonly to: Mailbox[];
}

/** The mail as nodemailer takes it. Addresses are objects: in a string, a comma in a visitor's name
 *  would make two recipients of it. */
export function toMessage(mail: Mail, messageId: string, { from, to }: Envelope): SendMailOptions {
  const { reference, part, suspected, calendar } = mail;
  const first = part && firstMessageId(reference, mailDomain(from.address));
  return {
    from: { ...from, name: mail.sender ?? from.name },
    to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId,
    ...(first && { inReplyTo: first, references: first }),
    ...(mail.important && { priority: 'high' }),
    headers: {
      // Keeps the team's out-of-office note from answering the visitor.
      'Auto-Submitted': 'auto-generated',
      ...(suspected && { 'X-Suspected': suspected }),
    },
    ...(calendar && { attachments: [calendarFile(reference, calendar)] }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function calendarFile(reference: string, content: string) {
  return { filename: `${reference}.ics`, content, contentType: 'text/calendar; charset=utf-8' };
}

/** Message-ID of the first mail about a reference. A later one can name it when nothing is stored of
 *  the request any more, so that mailboxes show both as one conversation. */
export function firstMessageId(reference: string, domain: string): string {
  return `<${reference}@${domain}>`;
}

/** Right part of a Message-ID: the domain of the sender's address. */
export function mailDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
