import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Config } from '../../settings/config.ts';
import type { FailedDelivery, TriableMailer } from './mail.ts';
import { mailName, toMessage } from './message.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import type { Envelope } from './team-sender.ts';

type MailConfig = Pick<Config, 'mail' | 'mailFrom' | 'teamInbox'>;

export function createMailer({ mail, mailFrom, teamInbox }: MailConfig): TriableMailer {
  const envelope = { from: mailFrom, to: [...teamInbox] };
  return mail.kind === 'smtp'
    ? createSmtpMailer(mail.url, envelope)
    : createFolderMailer(mail.folder, envelope);
}

/** Writes each mail to a separate file, for a trial on a laptop. A second try replaces the file of the
 *  first. Nothing removes the files: they are the inbox of whoever tries the site out. */
function createFolderMailer(folder: string, envelope: Envelope): TriableMailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(mail, { date } = {}) {
      try {
        const { message } = await composer.sendMail(toMessage(mail, envelope, { date }));
        await writeDurably(folder, `${mailName(mail)}.eml`, message);
        return { status: 'sent' };
      } catch (error) {
        return toFailure(error);
      }
    },
    async tryOut() {
      try {
        const file = '.written-at-the-start';
        await writeDurably(folder, file, '');
        await rm(join(folder, file), { force: true });
        return undefined;
      } catch (error) {
        return toFailure(error);
      }
    },
  };
}

function toFailure(error: unknown): FailedDelivery {
  const reason = error instanceof Error ? error.message : String(error);
  return { status: 'failed', fault: 'unavailable', reason };
}

/** The file appears only when it is complete, even after a power cut. Mail is personal data: only
 *  the server's user may read it. */
async function writeDurably(
  folder: string,
  name: string,
  content: Buffer | Readable | string,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${name}.part`);
  await writeFile(unfinished, content, { mode: 0o600, flush: true });
  await rename(unfinished, join(folder, name));
  await using directory = await open(folder, 'r');
  await directory.sync();
}
