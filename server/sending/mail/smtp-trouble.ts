/** The usual meaning of a mail server's refusal, for the person who set SMTP_URL. The first match
 *  counts, so the narrower patterns come first. */
const USUAL_REASONS: readonly (readonly [trouble: RegExp, meaning: string])[] = [
  [
    /\b(?:EHLO|HELO)\b/i,
    'The mail server refuses the greeting, which is the domain of MAIL_FROM. A relay that knows its customers by that name wants a domain of their account; others want a domain that exists.',
  ],
  [
    /\b53[045]\b|\bEAUTH\b|\bENOAUTH\b/,
    'The mail server does not accept the user or the password in SMTP_URL. In both, write %40 for @, %2F for /, %23 for #. Some providers want a password made for programs.',
  ],
  [
    /wrong version number|packet length too long/i,
    'The port speaks no TLS at the beginning: use smtp:// with port 587, or smtps:// with port 465.',
  ],
  [
    /greeting never received/i,
    'The mail server says nothing. A port that begins with TLS needs smtps:// (465); smtp:// is for 587.',
  ],
  [
    /certificate|altname|\bCERT_|self[- ]signed|\bUNABLE_TO_/i,
    'The certificate of the mail server is not for the host in SMTP_URL, has expired, or is self-signed. Use the name that the provider gives; if your own authority signed it, name that in NODE_EXTRA_CA_CERTS.',
  ],
  [
    /\bETLS\b|STARTTLS/,
    'The mail server does not offer STARTTLS, and no password goes out in clear: use smtps:// with port 465, if it has that.',
  ],
  [/ENOTFOUND|EDNS|EAI_AGAIN/, 'There is no such host, or no name server answers: see SMTP_URL.'],
  [
    /ECONNREFUSED/,
    'Nothing listens there: see host and port in SMTP_URL. smtp:// is usual with 587, smtps:// with 465.',
  ],
  [
    /timed? ?out|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/i,
    'No answer: a firewall between here and there, or the wrong port. Many hosting companies block port 25.',
  ],
  [
    /\b55[0134]\b|relay/i,
    'The mail server does not take mail from MAIL_FROM or to TEAM_INBOX. MAIL_FROM usually has to be an address of the account in SMTP_URL.',
  ],
  [
    /EACCES|EROFS|ENOENT|ENOTDIR|ENOSPC/,
    'The folder in MAIL_DIR cannot be written, or the disk is full.',
  ],
  [/\b4\d\d\b/, 'The mail server is busy: try again in a few minutes.'],
];

/** What somebody can do about a mail server that was tried. It quotes nothing of its reply. */
export function meaningOf(reason: string): string {
  return usualMeaning(reason) ?? 'Try leads test-mail.';
}

/** @param reason the mail server's reply, with codes: "Invalid login: 535 5.7.8 …"
 *  @returns undefined if no usual meaning fits */
export function usualMeaning(reason: string): string | undefined {
  return USUAL_REASONS.find(([trouble]) => trouble.test(reason))?.[1];
}
