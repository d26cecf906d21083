import type { Config } from '../../settings/config.ts';

/** For the person who starts the server. Names only the host of SMTP_URL: it holds a password. */
export function whereMailGoes({ mail, teamInbox }: Pick<Config, 'mail' | 'teamInbox'>): string {
  if (mail.kind === 'folder') return `to files in ${mail.folder} (SMTP_URL is not set)`;
  const inboxes = teamInbox.map(({ address }) => address).join(', ');
  return `to ${inboxes}, by ${new URL(mail.url).host}`;
}
