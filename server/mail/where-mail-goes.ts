import type { Config } from '../config.ts';

type MailSettings = Pick<Config, 'mail' | 'siteUrl' | 'teamInbox'>;

/** A site for the public whose mail stays in a folder: requests are stored, and nobody hears of them. */
export function mailReachesNobody({ mail, siteUrl }: Omit<MailSettings, 'teamInbox'>): boolean {
  return mail.kind === 'folder' && siteUrl.startsWith('https:');
}

/** For the person who starts the server. Of SMTP_URL only the host: it holds a password. */
export function whereMailGoes(config: MailSettings): string {
  const { mail, teamInbox } = config;
  if (mail.kind === 'smtp') {
    const inboxes = teamInbox.map(({ address }) => address).join(', ');
    return `to ${inboxes}, by ${new URL(mail.url).host}`;
  }
  const folder = `files in ${mail.folder} (SMTP_URL is not set)`;
  return mailReachesNobody(config) ? `TO NOBODY, only to ${folder}` : `to ${folder}`;
}
