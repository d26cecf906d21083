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
  return {
    from,
    to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId,
    // Keeps the team's out-of-office note from answering the visitor.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Right part of a Message-ID: the domain of the sender's address. */
export function mailDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
