import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { ACKNOWLEDGES } from './mail-server.ts';

type Received = Email & { readonly recipients: string[] };

export interface SmtpInbox {
  readonly url: string;
  readonly port: number;
  /** Each accepted message, with the recipients of its envelope; apart from them those that acknowledge a request. */
  readonly received: readonly Received[];
  readonly acknowledged: readonly Received[];
  close(): Promise<void>;
}

/** A mail server on this machine, without encryption and login unless the options ask for it.
 *  @param port 0 for any */
export async function startSmtpInbox(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<SmtpInbox> {
  const received: Received[] = [];
  const acknowledged: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 0,
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      Array.fromAsync(stream as AsyncIterable<Buffer>)
        .then((chunks) => PostalMime.parse(Buffer.concat(chunks)))
        .then((email) =>
          (email.messageId?.includes(ACKNOWLEDGES) ? acknowledged : received).push({
            ...email,
            recipients,
          }),
        )
        .then(() => callback(), callback);
    },
    ...options,
  });
  server.on('error', () => {}); // Some tests make the client hang up.
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: actualPort } = server.server.address() as AddressInfo; // It listens on a port.
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  return { url: `smtp://127.0.0.1:${actualPort}`, port: actualPort, received, acknowledged, close };
}

/** A mail server's refusal: its reply code, and text. */
export function refusal(responseCode: number, words = 'no'): Error {
  return Object.assign(new Error(words), { responseCode });
}
