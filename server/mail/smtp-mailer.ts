import { createTransport } from 'nodemailer';
import type { FailedDelivery, RefusedAddress, TriableMailer } from './mail.ts';
import { type Envelope, toMessage } from './message.ts';

/** A silent server is given up sooner than a slow one. nodemailer's own limits are minutes. */
const SILENCE = {
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

export function createSmtpMailer(url: string, envelope: Envelope): TriableMailer {
  // A password and a visitor's data leave this machine encrypted or not at all, even if an attacker
  // on the way removes STARTTLS from the server's offer. A relay on this machine usually has a certificate
  // that nobody signed, and needs none.
  const leaves = !isThisMachine(url);
  const tls = { rejectUnauthorized: leaves };
  const transport = createTransport({ ...SILENCE, requireTLS: leaves, tls, url });
  return {
    async deliver(mail, signal) {
      const message = toMessage(mail, envelope);
      try {
        const info = await transport.sendMail(signal ? { ...message, signal } : message);
        const refused = refusedIn(info);
        return { status: 'sent', answer: info.response, ...(refused.length > 0 && { refused }) };
      } catch (error) {
        return toFailure(error);
      }
    },
    async tryOut() {
      try {
        await transport.verify();
        return undefined;
      } catch (error) {
        return toFailure(error);
      }
    },
  };
}

/** What nodemailer says of a mail that went to some of its addresses. @types/nodemailer has no errors. */
interface Sent {
  readonly rejected: readonly (string | { readonly address: string })[];
  readonly rejectedErrors?:
    | readonly { readonly recipient?: string | undefined; readonly message: string }[]
    | undefined;
}

function refusedIn({ rejected, rejectedErrors = [] }: Sent): RefusedAddress[] {
  return rejected.map((each) => {
    const address = typeof each === 'string' ? each : each.address;
    const error = rejectedErrors.find(({ recipient }) => recipient === address);
    return { address, reason: error?.message ?? 'The mail server did not say why.' };
  });
}

function isThisMachine(url: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
}

interface SmtpError {
  readonly code?: unknown;
  readonly permanent?: unknown;
  readonly responseCode?: unknown;
}

const LOGIN_WANTED = 530;
const LOGIN_CODES = new Set<unknown>(['EAUTH', 'ENOAUTH', LOGIN_WANTED]);

/** Only a refusal of this very mail is permanent. A refused login or greeting is a fault of the
 *  settings or of the mail server, and will be mended. */
function toFailure(error: unknown): FailedDelivery {
  const { code, permanent, responseCode } = Object(error) as SmtpError;
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    status: 'failed',
    permanent: permanent === true && aboutThisMail && responseCode !== LOGIN_WANTED,
    reason: error instanceof Error ? error.message : String(error),
    loginRefused: LOGIN_CODES.has(code) || LOGIN_CODES.has(responseCode),
  };
}
