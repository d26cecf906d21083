/** SMTP's reply and status codes, and the system's names of errors. */
const CODES = /\b(?:[245]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?|E[A-Z]{4,})\b/g;

/** What a log keeps of why a mail failed. A mail server's words may quote the mail; all of them are in
 *  the outbox, where `leads outbox` shows them. */
export function codesOf(reason: string): string {
  return reason.match(CODES)?.join(' ') ?? 'no code: see leads outbox';
}
