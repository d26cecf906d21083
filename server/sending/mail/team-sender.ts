import type { Mailbox } from '../../settings/setting-values.ts';
import { domainOf } from './domain-of.ts';

export interface Envelope {
  readonly from: Mailbox;
  readonly to: readonly Mailbox[];
}

/** Providers at which anybody has an address: another one at the same provider is not ours to send from. */
const SHARED_DOMAINS: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'yahoo.co.uk',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'gmx.com',
  'gmx.net',
  'mail.com',
  'proton.me',
  'protonmail.com',
  'zoho.com',
  'zohomail.com',
  'webmail.co.za',
  'telkomsa.net',
  'vodamail.co.za',
  'mweb.co.za',
  'iafrica.com',
  'absamail.co.za',
  'lantic.net',
]);

/** The addresses from which a mail to the team may come, the best first. A filter takes a mail within one domain whose reply
 *  leaves that domain for a forgery (rspamd's SPOOF_REPLYTO, enough for the spam folder), unless it comes from the
 *  address that it goes to, as the mails of web forms do. SPF, DKIM and DMARC are about the domain, so it is
 *  an address of the team in MAIL_FROM's domain, or MAIL_FROM. MAIL_FROM is always the last: a provider may refuse a
 *  header that does not name the account. */
export function teamSenders({ from, to }: Envelope): readonly string[] {
  const domain = domainOf(from.address).toLowerCase();
  const isAccount = ({ address }: Mailbox) => isSameAddress(address, from.address);
  const isOurs = ({ address }: Mailbox) =>
    domainOf(address).toLowerCase() === domain && !SHARED_DOMAINS.has(domain);
  const { address } = to.find(isAccount) ?? to.find(isOurs) ?? from;
  return isSameAddress(address, from.address) ? [from.address] : [address, from.address];
}

/** The team's addresses with the sender's first: filters compare From with that one. */
export function senderFirst(to: readonly Mailbox[], sender: string): Mailbox[] {
  return to.toSorted(
    (one, other) =>
      Number(isSameAddress(other.address, sender)) - Number(isSameAddress(one.address, sender)),
  );
}

function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
