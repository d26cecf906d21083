/** A mail server's reply to RCPT TO that names an address: its code, and its status code (RFC 3463) if it has one. */
const REPLY = /^(?<code>5\d\d)[ -](?:(?<status>5\.\d{1,3}\.\d{1,3})\b)?/;

/** "No such mailbox", as mail servers say it. */
const NO_SUCH_ADDRESS =
  /\b(?:no such|unknown|unrouteable|no mailbox|invalid|not a valid)\b.{0,20}\b(?:user|recipient|mailbox|address|account|person|domain|here)\b|\b(?:user|recipient|mailbox|address|account|domain)\b.{0,40}\b(?:unknown|not found|not local|not known|unavailable|invalid|(?:does ?n[o’']t|not) exist)\b|\bunrouteable\b/i;

/** Something about us, or about now: the address may be fine. */
const OTHER_TROUBLE =
  /sender|relay(?! recipient)|polic|block|black|spam|limit|exceed|quota|\brate\b|too many|\bfull\b|storage|authenticat|reputation|denied|prohibit|permi|suspend|disabled|\b(?:spf|dkim|dmarc|rbl|dnsbl)\b|\blist(?:ed|s)?\b|\bfrom\b/i;

/** The status codes for a destination address that does not exist. 5.1.7 and 5.1.8 are about the sender. */
const BAD_ADDRESS = /^5\.1\.(?:1|2|3|6|10)$/;

/** The reply codes of an address that does not exist, if they have no status code. */
const BARE = ['550', '551', '553'];

/** Whether a reply to RCPT TO says that there is no such address. Only what is certain counts: whoever typed the
 *  address is told that it is wrong.
 *  @param reply '550 5.1.1 <anna@visitor.example>: User unknown' */
export function saysNoSuchAddress(reply: string): boolean {
  const { code = '', status } = REPLY.exec(reply)?.groups ?? {};
  // An address in the reply is not part of its text: anna.limit@sender.example.
  const text = reply.replaceAll(/\S+@\S+/g, ' ').replaceAll(/\s+/g, ' ');
  if (OTHER_TROUBLE.test(text)) return false;
  if (status !== undefined && status !== '5.1.0') return BAD_ADDRESS.test(status);
  return BARE.includes(code) && NO_SUCH_ADDRESS.test(text);
}
