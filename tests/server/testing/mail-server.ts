import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { company } from '../../../content/company.ts';

/** The faults of a mail's delivery, chosen again for each connection. */
export type MailFault =
  | 'none'
  | 'hangs up'
  | 'never greets'
  | 'is busy' // 4xx
  | 'refuses' // 5xx
  | 'is slow'
  | 'dies after the dot';

export interface AcceptedMail {
  /** The reference of its request: JFM-7K3Q-24. */
  readonly reference: string;
  readonly messageId: string;
}

export interface MailServer {
  readonly url: string;
  /** The mails that it has taken and will deliver, even if its answer was lost: those about what the team must know, and
   *  apart from them those that acknowledge a request. */
  readonly accepted: readonly AcceptedMail[];
  readonly acknowledged: readonly AcceptedMail[];
  fault: () => MailFault;
  close(): Promise<void>;
}

const SLOW_MS = 500;

/** In the id of such a mail. */
export const ACKNOWLEDGES = '-acknowledgement@';

/** The first mail has the reference in its own id, and later mails name that id. */
const WHOSE = new RegExp(
  `^(?:In-Reply-To|Message-ID):\\s+<(${company.referencePrefix}-\\w{4}-\\w{2})@`,
  'im',
);

/** A mail server on this machine that can be broken. It keeps only a mail's identity. */
export async function startMailServer(fault: () => MailFault = () => 'none'): Promise<MailServer> {
  const accepted: AcceptedMail[] = [];
  const acknowledged: AcceptedMail[] = [];
  const sockets = new Map<number | undefined, Socket>();
  const faults = new Map<string, MailFault>();
  const mailServer = { accepted, acknowledged, fault };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 0,
    onConnect(session, callback) {
      const chosen = mailServer.fault();
      faults.set(session.id, chosen);
      if (chosen === 'hangs up') sockets.get(session.remotePort)?.destroy();
      else if (chosen !== 'never greets') callback();
    },
    onRcptTo(_address, session, callback) {
      const chosen = faults.get(session.id);
      if (chosen === 'is busy') callback(refusal(451, 'try again later'));
      else if (chosen === 'refuses') callback(refusal(550, 'no such mailbox'));
      else callback();
    },
    async onData(stream, session, callback) {
      const chosen = faults.get(session.id);
      const source = await text(stream).catch(() => undefined);
      if (source === undefined) return callback(); // The sender died before the dot.
      if (chosen === 'is slow') await pause(SLOW_MS);
      const mail = whichMail(source);
      (mail.messageId.includes(ACKNOWLEDGES) ? acknowledged : accepted).push(mail);
      if (chosen === 'dies after the dot') sockets.get(session.remotePort)?.destroy();
      else callback();
    },
    onClose: (session) => void faults.delete(session.id),
  });
  server.on('error', () => {}); // Some tests make the client hang up.
  server.server.on('connection', (socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // It listens on a port.
  return Object.assign(mailServer, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

function whichMail(source: string): AcceptedMail {
  const [, reference] = WHOSE.exec(source) ?? [];
  const [, messageId] = /^Message-ID:\s+(\S+)/im.exec(source) ?? [];
  if (!reference || !messageId) throw new Error(`whose mail is this?\n${source}`);
  return { reference, messageId };
}
