import type { Config } from '../../settings/config.ts';
import { createFolderMailer } from './folder-mailer.ts';
import type { TriableMailer } from './mail.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

type MailConfig = Pick<Config, 'mail' | 'mailFrom' | 'teamInbox'>;

export function createMailer({ mail, mailFrom, teamInbox }: MailConfig): TriableMailer {
  const envelope = { from: mailFrom, to: [...teamInbox] };
  return mail.kind === 'smtp'
    ? createSmtpMailer(mail.url, envelope)
    : createFolderMailer(mail.folder, envelope);
}
