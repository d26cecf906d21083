import { onTestFinished } from 'vitest';
import { type MailFault, type MailServer, startMailServer } from './mail-server.ts';

/** A mail server for the running test. */
export async function openMailServer(fault: MailFault = 'none'): Promise<MailServer> {
  const server = await startMailServer(() => fault);
  onTestFinished(() => server.close());
  return server;
}
