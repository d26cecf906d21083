import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Phase } from '../domain/move/phases.ts';
import { deskPath } from '../domain/team/desk-view.ts';
import { privateLink } from '../domain/your-move/your-move.ts';
import { startServer } from '../server/start-server.ts';
import { demoConfig } from './demo-config.ts';
import { liveMonth } from './month.ts';

/** A request or message of the demo, and its links. */
interface Shown {
  readonly phase: Phase;
  /** As the desk says it. */
  readonly status: string;
  readonly name: string;
  /** What is worth looking at. */
  readonly about: string;
  readonly desk: string;
  /** The visitor's page; null for a message, which has none. */
  readonly page: string | null;
}

export interface Demo {
  readonly url: string;
  /** Signs in a browser, once. */
  readonly signIn: string;
  readonly diary: string;
  readonly mailFolder: string;
  readonly shown: readonly Shown[];
  /** Ends the server and removes all data. */
  close(): Promise<void>;
}

/** Lives through a month that ends now, in a new folder, and serves it.
 *  @param siteFolder the built site
 *  @param port that is free */
export async function serveDemo(siteFolder: string, port: number): Promise<Demo> {
  const folder = mkdtempSync(join(tmpdir(), 'movers-demo-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // However this process ends.
  process.once('exit', remove);
  const config = demoConfig(folder, port);
  const { siteUrl } = config;
  const { lived } = await liveMonth(config, new Date());
  const server = await startServer(config, siteFolder);
  // With the host of the other links: a browser is signed in for one.
  const signIn = (await server.newSignInLink())?.replace(server.url, siteUrl);
  return {
    url: siteUrl,
    signIn: `${signIn}`,
    diary: `${siteUrl}/diary`,
    mailFolder: join(folder, 'mail'),
    shown: lived.map(({ about, desk: { phase, status, name }, deskKey, linkKey }) => ({
      ...{ about, phase, status, name },
      desk: siteUrl + deskPath(deskKey),
      page: linkKey && siteUrl + privateLink(linkKey),
    })),
    async close() {
      await server.close();
      process.removeListener('exit', remove);
      remove();
    },
  };
}
