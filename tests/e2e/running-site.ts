import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { root, toolEnvironment } from '../../scripts/command.ts';

/** Long enough for a build; a site that is built is up within a second. */
const START_LIMIT_MS = 180_000;
const MAIL_LIMIT_MS = 60_000;
const READY_LIMIT_MS = 10_000;
const STEP_MS = 50;

/** Overrides the engineer's own .env: no test mails real people. Empty means not set. */
const NOTHING_OF_THE_DEVELOPER = { SMTP_URL: '', TEAM_INBOX: '', MAIL_FROM: '', TRUST_PROXY: '' };

/** A request as stored in the database, with the names of the form's fields. */
export type StoredRequest = Record<string, SQLOutputValue>;

/** Runs `npm start` with its own port and data. */
export class RunningSite {
  readonly url: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'movers-site-'));
  readonly #environment: Readonly<Record<string, string>>;
  readonly #database = join(this.#folder, 'requests.db');
  readonly #mailFolder = join(this.#folder, 'mail');
  #process: ChildProcess | undefined;
  #deviceKey: Promise<string> | undefined;
  #output = '';

  constructor(port: number) {
    this.url = `http://localhost:${port}`;
    this.#environment = {
      ...NOTHING_OF_THE_DEVELOPER,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: `sqlite:${this.#database}`,
      MAIL_DIR: this.#mailFolder,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
      // It would come or not by the hour of the run.
      MORNING_MAIL: 'off',
    };
  }

  /** Starts it, again on the same data after `stop` or `kill`, and waits until it takes requests. */
  async start(): Promise<void> {
    const npm = spawn('npm', ['start'], {
      cwd: root,
      env: { ...toolEnvironment(), ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group, so that a signal reaches npm, its shell and the server.
      detached: true,
    });
    this.#process = npm;
    const keep = (chunk: Buffer) => {
      this.#output += chunk;
    };
    npm.stdout.on('data', keep);
    npm.stderr.on('data', keep);
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await this.#isReady())) {
      if (npm.exitCode !== null || npm.signalCode !== null || Date.now() > deadline) {
        throw new Error(`npm start does not serve:\n${this.#output}`);
      }
      await pause(STEP_MS);
    }
  }

  /** The key of a device of the team, which the link of the start signs in. */
  deviceKey(): Promise<string> {
    this.#deviceKey ??= this.#signIn();
    return this.#deviceKey;
  }

  async #signIn(): Promise<string> {
    const link = () => /\/sign-in#([A-Za-z0-9]{32})/.exec(this.#output)?.[1];
    while (link() === undefined) await pause(STEP_MS);
    const answer = await fetch(`${this.url}/api/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key: link(), name: 'Anna’s phone' }),
    });
    const [, key] = /^device=([A-Za-z0-9]{32});/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    if (key === undefined) throw new Error(`No device was signed in: ${answer.status}`);
    return key;
  }

  /** The output of one of the team's commands. */
  leads(words: string): string {
    const environment = { ...toolEnvironment(), ...this.#environment, SITE_URL: this.url };
    const args = ['run', '--silent', 'leads', '--', ...words.split(' ')];
    return execFileSync('npm', args, { cwd: root, env: environment, encoding: 'utf8' });
  }

  /** Stops it like a service manager: the server finishes the requests in hand. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** `kill -9`: nothing is finished. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** All output of the server and npm so far. */
  log(): string {
    return this.#output;
  }

  async requests(): Promise<StoredRequest[]> {
    const database = new DatabaseSync(this.#database, { readOnly: true, timeout: 5000 });
    try {
      const rows = database
        .prepare('select * from submissions join requests using (id) order by received_at')
        .all();
      return rows.map(withFieldNames);
    } finally {
      database.close();
    }
  }

  /** The mails to the team, and those with news to visitors: not those that acknowledge a request. */
  async mails(): Promise<Email[]> {
    if (!existsSync(this.#mailFolder)) return [];
    const files = readdirSync(this.#mailFolder).filter(
      (name) => name.endsWith('.eml') && !name.endsWith('-acknowledgement.eml'),
    );
    return Promise.all(
      files.map((name) => PostalMime.parse(readFileSync(join(this.#mailFolder, name)))),
    );
  }

  /** The mail about a request; waits for it, since delivery follows the answer. */
  async mailFor(reference: string): Promise<Email> {
    const deadline = Date.now() + MAIL_LIMIT_MS;
    for (;;) {
      const mail = (await this.mails()).find(({ subject }) => subject?.includes(reference));
      if (mail) return mail;
      if (Date.now() > deadline) throw new Error(`No mail about ${reference}:\n${this.#output}`);
      await pause(STEP_MS);
    }
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #isReady(): Promise<boolean> {
    return fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(READY_LIMIT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const npm = this.#process;
    this.#process = undefined;
    if (npm?.pid === undefined) return;
    // The pipes close when the last process of the group is gone, which may be after npm's own end.
    const gone = npm.stdout?.closed ? undefined : once(npm, 'close');
    try {
      process.kill(-npm.pid, signal);
    } catch {
      // It had already ended.
    }
    await gone;
  }
}

function withFieldNames(row: Record<string, SQLOutputValue>): StoredRequest {
  const entries = Object.entries(row).map(([column, value]) => [
    column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(entries);
}
