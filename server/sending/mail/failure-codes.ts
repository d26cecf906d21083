/** SMTP's reply and status codes, and the system's names of errors, TLS's among them. */
const CODES = /\b(?:[245]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?|E[A-Z]{4,}|[A-Z]+(?:_[A-Z]+){2,})\b/g;

/** The part of a mail's failure that a log may keep. A mail server's reply may quote the mail; the
 *  outbox has them in full, and `leads outbox` shows them. */
export function codesOf(reason: string): string {
  return reason.match(CODES)?.join(' ') ?? 'no code: see leads outbox';
}
