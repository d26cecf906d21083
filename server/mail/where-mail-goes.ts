import type { Config } from '../config.ts';

type MailSettings = Pick<Config, 'mail' | 'siteUrl' | 'teamInbox'>;

/** Whether a public site's mail stays in a folder: requests are stored, but no mail arrives. */
export function mailReachesNobody({ mail, siteUrl }: Omit<MailSettings, 'teamInbox'>): boolean {
  return mail.kind === 'folder' && siteUrl.startsWith('https:');
}

/** For the person who starts the server. Names only the host of SMTP_URL: it holds a password. */
export function whereMailGoes(config: MailSettings): string {
  const { mail, teamInbox } = config;
  if (mail.kind === 'smtp') {
    const inboxes = teamInbox.map(({ address }) => address).join(', ');
    return `to ${inboxes}, by ${new URL(mail.url).host}`;
  }
  const folder = `files in ${mail.folder} (SMTP_URL is not set)`;
  return mailReachesNobody(config) ? `TO NOBODY, only to ${folder}` : `to ${folder}`;
}
