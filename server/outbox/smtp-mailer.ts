import { createTransport } from 'nodemailer';
import type { Delivery, Mailer } from './mailer.ts';
import { type Envelope, toMessage } from './message.ts';

/** A server that says nothing is given up sooner than one that is slow. nodemailer's own limits are
 *  minutes. */
const SILENCE = {
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

export function createSmtpMailer(url: string, envelope: Envelope): Mailer {
  const transport = createTransport({ ...SILENCE, url });
  return {
    async deliver(mail, messageId, signal) {
      const message = toMessage(mail, messageId, envelope);
      try {
        await transport.sendMail(signal ? { ...message, signal } : message);
        return { status: 'sent' };
      } catch (error) {
        return toFailure(error);
      }
    },
  };
}

interface SmtpError {
  readonly code?: unknown;
  readonly permanent?: unknown;
  readonly responseCode?: unknown;
}

const LOGIN_WANTED = 530;

/** Only a refusal of this very mail is permanent. A refused login or greeting is about our settings
 *  or their server, and somebody will mend it. */
function toFailure(error: unknown): Delivery {
  const { code, permanent, responseCode } = Object(error) as SmtpError;
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    status: 'failed',
    permanent: permanent === true && aboutThisMail && responseCode !== LOGIN_WANTED,
    reason: error instanceof Error ? error.message : String(error),
  };
}
