import { hash } from 'node:crypto';

/** A million marks: too many for two of a day's addresses to share one by chance, too few to say whose one is. */
const MARK_DIGITS = 5;

/** The mark of an address, the same for every spelling of it that may reach one mailbox: in any case of its letters,
 *  with or without full stops, and with anything after a plus. */
export function addressMark(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(email.toLowerCase()) ?? [];
  const mailbox = local.replace(/\+.*$/, '').replaceAll('.', '');
  const provider = domain === 'googlemail.com' ? 'gmail.com' : domain;
  return hash('sha256', `${mailbox}@${provider}`).slice(0, MARK_DIGITS);
}
