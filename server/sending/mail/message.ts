import type { SendMailOptions } from 'nodemailer';
import type { Mailbox } from '../../settings/setting-values.ts';
import { domainOf } from './domain-of.ts';
import type { Mail } from './mail.ts';
import { type Envelope, senderFirst, teamSenders } from './team-sender.ts';

interface MessageOptions {
  readonly date?: Date | undefined;
  /** The addresses of the team that have not got it yet; all without it. */
  readonly remaining?: readonly string[] | undefined;
  /** The address in From; the best one of `sendersOf` without it. */
  readonly sender?: string | undefined;
}

/** The addresses that a mail may come from, the best first. */
export function sendersOf(mail: Mail, envelope: Envelope): readonly string[] {
  return mail.to ? [envelope.from.address] : teamSenders(envelope);
}

/** The mail in nodemailer's format. Addresses are objects: in a string, a comma in a visitor's name
 *  would make two recipients of it. A bounce goes to MAIL_FROM, whatever address is in From. */
export function toMessage(
  mail: Mail,
  envelope: Envelope,
  {
    date,
    remaining,
    sender = sendersOf(mail, envelope)[0] ?? envelope.from.address,
  }: MessageOptions = {},
): SendMailOptions {
  const { from } = envelope;
  const to = mail.to ? [withName(mail.to)] : senderFirst(envelope.to, sender);
  const { reference, part, suspected, calendar } = mail;
  const domain = domainOf(from.address);
  const first = part && `<${reference}@${domain}>`;
  return {
    from: { name: inHeader(mail.sender ?? from.name), address: sender },
    to,
    ...(!mail.to && {
      envelope: {
        from: from.address,
        to: [...(remaining ?? envelope.to.map(({ address }) => address))],
      },
    }),
    ...(mail.replyTo && { replyTo: withName(mail.replyTo) }),
    subject: inHeader(mail.subject),
    ...(date && { date }),
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

/** What somebody typed like an encoded word (RFC 2047) is none: programs would turn it into marks and line breaks. */
const inHeader = (text: string) => text.replaceAll('=?', '= ?');

const withName = ({ name, address }: Mailbox) => ({ name: inHeader(name), address });

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
