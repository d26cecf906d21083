import type { SendMailOptions } from 'nodemailer';
import type { Mailbox } from '../setting-values.ts';
import type { Mail } from './mail.ts';

export interface Envelope {
  readonly from: Mailbox;
  readonly to: Mailbox[];
}

/** The mail in nodemailer's format. Addresses are objects: in a string, a comma in a visitor's name
 *  would make two recipients of it.
 *  @param remaining the addresses of the team that have not got it yet; all without it */
export function toMessage(
  mail: Mail,
  { from, to }: Envelope,
  remaining?: readonly string[],
): SendMailOptions {
  const { reference, part, suspected, calendar } = mail;
  const domain = domainOf(from.address);
  const first = part && `<${reference}@${domain}>`;
  return {
    from: { ...from, name: mail.sender ?? from.name },
    to: mail.to ? [mail.to] : to,
    ...(remaining && { envelope: { from: from.address, to: [...remaining] } }),
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mailName(mail)}@${domain}>`,
    ...(first && { inReplyTo: first, references: first }),
    headers: {
      // Keep the team's out-of-office note from answering the visitor. Exchange reads only the second.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      ...(mail.important && { Importance: 'high' }),
      ...(suspected && { 'X-Suspected': suspected }),
    },
    ...(calendar && { attachments: [calendarFile(reference, calendar)] }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The type repeats the method of the file (RFC 5545, section 3.7.2). */
function calendarFile(reference: string, content: string) {
  const method = /^METHOD:(\w+)/m.exec(content)?.[1];
  const type = 'text/calendar; charset=utf-8';
  const contentType = method === undefined ? type : `${type}; method=${method}`;
  return { filename: `${reference}.ics`, content, contentType };
}

/** A unique name that stays the same for each attempt to send an email: its file's name, and the left part of
 *  its Message-ID. A later mail about the same reference can name the first one even after the
 *  request is deleted, so that mailboxes show both as one conversation. */
export function mailName({ reference, part }: Pick<Mail, 'reference' | 'part'>): string {
  return part ? `${reference}-${part}` : reference;
}

/** The domain of an address. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
