import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { eventually } from '../eventually.ts';
import { freePort } from '../server/testing/free-port.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { RSPAMD, SPAMASSASSIN } from './install-filters.ts';

/** A mail as a mail server got it. */
export interface ReceivedMail {
  readonly kind: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly helo: string;
  readonly raw: string;
}

export interface Verdict {
  readonly score: number;
  /** What counted, with its points. */
  readonly rules: readonly string[];
}

/** The mail provider, by which the mail comes, and the server itself. */
const PROVIDER = { name: 'mail.provider.co.za', address: '41.0.0.10' };
const SERVER = '41.0.0.20';

/** Starts rspamd with the distribution's rules and scores, without name servers and without what it learnt. */
export async function startRspamd(): Promise<(mail: ReceivedMail) => Promise<Verdict>> {
  const folder = temporaryFolder();
  const port = await freePort();
  writeFileSync(
    join(folder, 'rspamd.conf'),
    `.include "$CONFDIR/common.conf"
options {
  .include "$CONFDIR/options.inc"
  pidfile = "${folder}/pid";
  control_socket = "${folder}/control mode=0600";
  disable_hyperscan = true;
  dns { nameserver = ["127.0.0.1:1"]; timeout = 0.1s; retransmits = 1; }
}
fuzzy_check { enabled = false; }
logging { type = "console"; level = "error"; }
worker "normal" { bind_socket = "127.0.0.1:${port}"; count = 1; task_timeout = 60s; }
`,
  );
  const child = spawn(
    RSPAMD,
    ['-f', '-i', '-c', join(folder, 'rspamd.conf'), `--var=DBDIR=${folder}`],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  // It compiles its rules first.
  await eventually(() => fetch(`${url}/ping`), 200);
  return async (mail) => {
    const { from, to } = mail;
    const headers = new Headers({
      From: from,
      IP: PROVIDER.address,
      Helo: PROVIDER.name,
      Hostname: PROVIDER.name,
    });
    // They ask name servers about whoever connects, which is the mail provider.
    headers.set('Settings', JSON.stringify({ groups_disabled: ['hfilter'] }));
    for (const each of to) headers.append('Rcpt', each);
    const answer = await fetch(`${url}/checkv2`, { method: 'POST', headers, body: received(mail) });
    // rspamd's own format.
    const { score, symbols } = (await answer.json()) as {
      score: number;
      symbols: Record<string, { score: number }>;
    };
    const counted = Object.entries(symbols).filter(([, each]) => each.score !== 0);
    return { score, rules: counted.map(([name, each]) => `${name} ${each.score}`) };
  };
}

/** SpamAssassin's verdicts, without what needs a network. */
export async function askSpamAssassin(mails: readonly ReceivedMail[]): Promise<Verdict[]> {
  const box = mails.map((mail) => `From x Sat Nov 21 20:33:13 2026\n${toMailbox(mail)}\n`);
  const child = spawn(SPAMASSASSIN, ['--local', '--test-mode', '--mbox']);
  child.stdin.end(box.join('\n'));
  const output = await text(child.stdout);
  // It ends them in another order than they came.
  const verdicts = new Map<string, Verdict>();
  for (const part of output.split(/^From x .*\n/m)) {
    const [, score = '', rules = ''] =
      /^X-Spam-Status: .*score=(\S+)[\s\S]*?tests=([\s\S]*?)\s+autolearn/m.exec(part) ?? [];
    verdicts.set(messageId(part), { score: Number(score), rules: rules.split(/,\s*/) });
  }
  return mails.map(({ raw }) => verdicts.get(messageId(raw)) ?? { score: Number.NaN, rules: [] });
}

function messageId(raw: string): string {
  return /^Message-ID:\s+<(.+)>/im.exec(raw)?.[1] ?? '';
}

/** With the lines that the servers on the way add. */
function received({ helo, raw }: ReceivedMail): string {
  const { name, address } = PROVIDER;
  const at = new Date().toUTCString().replace('GMT', '+0000');
  return [
    `Received: from ${name} (${name} [${address}]) by mx.example.co.za with ESMTPS id 2; ${at}`,
    `Received: from ${helo} (${helo} [${SERVER}]) by ${name} with ESMTPSA id 1; ${at}`,
    raw,
  ].join('\r\n');
}

function toMailbox(mail: ReceivedMail): string {
  return received(mail)
    .replaceAll('\r\n', '\n')
    .replaceAll(/^From /gm, '>From ');
}
