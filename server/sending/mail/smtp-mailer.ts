import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { domainOf } from './domain-of.ts';
import type {
  Delivery,
  FailedDelivery,
  Fault,
  Mail,
  RefusedAddress,
  TriableMailer,
  Try,
} from './mail.ts';
import { sendersOf, toMessage } from './message.ts';
import { saysNoSuchAddress } from './refusal.ts';
import type { Envelope } from './team-sender.ts';

/** How long to wait for a silent server. nodemailer's own limits are minutes. */
const SILENCE = { dnsTimeout: 5000, connectionTimeout: 10_000, greetingTimeout: 10_000 };
/** The longest part of an attempt before the end of the message. */
export const SENDING_MS = 40_000;
/** A server may scan a message for minutes before it answers, and whoever gives up earlier sends a second copy
 *  (RFC 5321, section 4.5.3.2.6). */
const ANSWER_MS = 10 * 60_000;

export function createSmtpMailer(url: string, envelope: Envelope): TriableMailer {
  // A password and a visitor's data leave this machine encrypted or not at all, even if an attacker
  // on the way removes STARTTLS from the server's offer. A relay on this machine usually has a certificate
  // that nobody signed, and needs none.
  const leaves = !isThisMachine(url);
  const tls = { rejectUnauthorized: leaves };
  // Without a name nodemailer greets as [127.0.0.1] on a machine whose host name has no dot, as most have. Some mail
  // servers refuse that, and filters count it.
  const name = domainOf(envelope.from.address);
  const options = { ...SILENCE, requireTLS: leaves, tls, url, name };

  async function send(
    mail: Mail,
    { signal: stop, date, remaining, sender, beforeEnd }: Sending,
  ): Promise<Attempt> {
    const limits = new AbortController();
    let limit = setTimeout(() => limits.abort(), SENDING_MS);
    let isComplete = false;
    const transport = createTransport({ ...options, socketTimeout: ANSWER_MS });
    const complete = async () => {
      await beforeEnd?.();
      isComplete = true;
      clearTimeout(limit);
      limit = setTimeout(() => limits.abort(), ANSWER_MS);
    };
    transport.use('stream', ({ message }, done) => {
      message.processFunc((content) => Readable.from(followedBy(content, complete)));
      done();
    });
    const signal = AbortSignal.any([limits.signal, ...(stop ? [stop] : [])]);
    try {
      const message = toMessage(mail, envelope, { date, remaining, sender });
      const info = await transport.sendMail({ ...message, signal });
      const refused = refusedIn(info);
      const sent = { status: 'sent', answer: info.response } as const;
      return { delivery: { ...sent, ...(refused.length > 0 && { refused }) } };
    } catch (error) {
      const { fault, ...said } = toFailure(error);
      const failure = limits.signal.aborted
        ? { ...said, reason: 'Timeout: the mail server did not answer.' }
        : said;
      // The team's addresses are always tried again: somebody will mend the settings.
      const isTheirs = fault === 'no-such-address' && mail.to === undefined;
      const isUnanswered = isComplete && Object(error).responseCode === undefined;
      const given = isUnanswered ? 'unanswered' : isTheirs ? 'refused' : fault;
      const isTextRefused = given === 'refused' && Object(error).command === 'DATA';
      return { delivery: { ...failure, fault: given }, isTextRefused };
    } finally {
      clearTimeout(limit);
    }
  }

  return {
    async deliver(mail, { remaining: named, ...attempt } = {}): Promise<Delivery> {
      const remaining = named?.filter((each) =>
        envelope.to.some(({ address }) => address === each),
      );
      // The settings no longer have those who lack it.
      if (remaining?.length === 0) return { status: 'sent' };
      const [best, ...others] = sendersOf(mail, envelope);
      let last = await send(mail, { ...attempt, remaining, sender: best });
      for (const sender of others) {
        // Perhaps the account may not send from that address: whether it may is only said about the whole message.
        if (last.isTextRefused) last = await send(mail, { ...attempt, remaining, sender });
      }
      return last.delivery;
    },
    async tryOut() {
      try {
        await createTransport({ ...options, socketTimeout: SENDING_MS }).verify();
        return undefined;
      } catch (error) {
        return toFailure(error);
      }
    },
  };
}

interface Sending extends Try {
  readonly sender?: string | undefined;
}

interface Attempt {
  readonly delivery: Delivery;
  /** Whether the mail server read the message and refused it. */
  readonly isTextRefused?: boolean;
}

async function* followedBy(content: Readable, then: () => Promise<void>) {
  yield* content;
  await then();
}

/** nodemailer's error for a refused address. @types/nodemailer has no errors. */
interface SmtpError {
  readonly message?: string;
  readonly code?: unknown;
  readonly command?: unknown;
  readonly response?: unknown;
  readonly responseCode?: unknown;
  readonly permanent?: unknown;
  readonly recipient?: string | undefined;
}

/** nodemailer's report on an email that went to some of its addresses. */
interface Sent {
  readonly rejected: readonly (string | { readonly address: string })[];
  readonly rejectedErrors?: readonly SmtpError[] | undefined;
}

function refusedIn({ rejected, rejectedErrors = [] }: Sent): RefusedAddress[] {
  return rejected.map((each) => {
    const address = typeof each === 'string' ? each : each.address;
    const error = rejectedErrors.find(({ recipient }) => recipient === address) ?? {};
    const reason = error.message ?? 'The mail server did not say why.';
    return { address, reason, fault: faultOf(error) };
  });
}

function isThisMachine(url: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
}

const LOGIN_WANTED = 530;
const LOGIN_CODES: readonly unknown[] = ['EAUTH', 'ENOAUTH', LOGIN_WANTED];

const NO_MORE_CONNECTIONS = 421;

function toFailure(error: unknown): FailedDelivery {
  const message = error instanceof Error ? error.message : String(error);
  // The code of a certificate that is not trusted, or of a host that is not found, is often not in the message.
  const codes = causesOf(error).filter((code) => !message.includes(code));
  const reason = [message, ...codes].join(' ');
  const smtp = Object(error) as SmtpError;
  const isBusy = smtp.responseCode === NO_MORE_CONNECTIONS;
  return { status: 'failed', fault: faultOf(smtp), reason, ...(isBusy && { isBusy }) };
}

/** The system's and TLS's codes of an error and what caused it, without nodemailer's own. */
function causesOf(error: unknown): string[] {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown };
  const deeper = cause === undefined || cause === error ? [] : causesOf(cause);
  const isOf = typeof code === 'string' && /^E(?:NOTFOUND|AI_AGAIN|CONN\w+)$|_/.test(code);
  return isOf ? [code, ...deeper] : deeper;
}

function faultOf({ code, command, response, responseCode, permanent }: SmtpError): Fault {
  if (LOGIN_CODES.includes(code) || LOGIN_CODES.includes(responseCode)) return 'login';
  // Without STARTTLS nothing of the mail was said.
  if (permanent !== true || code === 'ETLS') return 'unavailable';
  const isAboutAddress = command === 'RCPT TO' && saysNoSuchAddress(String(response));
  return isAboutAddress ? 'no-such-address' : 'refused';
}
