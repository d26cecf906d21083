import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PHASES } from '../../domain/move/phases.ts';
import { root, toolEnvironment } from '../../scripts/command.ts';

/** A mail server and a receiver of webhooks that must hear nothing. */
async function listener() {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number }; // of TCP
  return { port, connections: () => connections };
}

/** Runs `npm run demo` as its script does, with the settings of somebody's real site. */
async function runDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'movers-real-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const real = await listener();
  const settings = {
    SITE_URL: 'https://movers.example',
    DATABASE_URL: `sqlite:${folder}/real.db`,
    SMTP_URL: `smtp://127.0.0.1:${real.port}`,
    MAIL_DIR: `${folder}/mail`,
    WEBHOOK_URL: `http://127.0.0.1:${real.port}/`,
    WEBHOOK_SECRET: 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, '.env'), lines.join(''));
  const demo = spawn(process.execPath, [join(root, 'scripts/demo.ts')], {
    cwd: folder,
    env: { ...toolEnvironment(), ...settings, TMPDIR: folder },
  });
  const ended = once(demo, 'close');
  onTestFinished(async () => {
    demo.kill('SIGKILL');
    await ended;
  });
  let output = '';
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  for (const stream of [demo.stdout, demo.stderr]) {
    stream.setEncoding('utf8').on('data', (words: string) => {
      output += words;
      if (output.includes('\n  page  ')) resolve();
    });
  }
  void ended.then(() => reject(new Error(output)));
  await ready;
  return { folder, real, output, demo, ended };
}

test('the demo shows every phase and what is suspected, and reaches nothing real', async () => {
  const { folder, real, output, demo, ended } = await runDemo();
  const found = (pattern: RegExp) => Array.from(output.matchAll(pattern), ([, one = '']) => one);
  const [signIn = ''] = found(/(http\S+\/sign-in#\S+)/g);
  const [diary = ''] = found(/(http\S+\/diary)$/gm);
  const [desks, pages] = [found(/^ {2}desk {2}(\S+)$/gm), found(/^ {2}page {2}(\S+)$/gm)];
  const { origin, hash } = new URL(signIn);
  for (const link of [signIn, diary, ...desks, ...pages]) {
    expect((await fetch(link)).status, link).toBe(200);
    expect(new URL(link).origin, 'where the browser is signed in').toBe(origin);
  }

  const signedIn = await fetch(`${origin}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: hash.slice(1), name: 'Anna’s laptop' }),
  });
  const [cookie = ''] = signedIn.headers.get('set-cookie')?.split(';') ?? [];
  const ask = async (path: string, link = '#') => {
    const authorization = `Bearer ${link.split('#')[1]}`;
    const answer = await fetch(origin + path, { headers: { cookie, authorization } });
    expect(answer.status, `${path} ${link}`).toBe(200);
    return answer.json();
  };
  const phases = async (path: string, links: readonly string[]) =>
    new Set((await Promise.all(links.map((link) => ask(path, link)))).map(({ phase }) => phase));
  const all = new Set(Object.keys(PHASES));
  expect(await phases('/api/desk', desks)).toEqual(all);
  expect(await phases('/api/your-move', pages)).toEqual(all);
  expect((await ask('/api/diary')).suspected.all).toBeGreaterThan(0);
  const notices = await Promise.all(
    desks.map(async (link) => (await ask('/api/desk', link)).notice),
  );
  expect(notices.join()).toContain('Please check');

  const [mails = ''] = found(/^ {2}Mails {3}(\S+)$/gm);
  expect(readdirSync(mails).length).toBeGreaterThan(100);
  expect(real.connections()).toBe(0);
  demo.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(readdirSync(folder)).toEqual(['.env']);
  expect(existsSync(mails)).toBe(false);
});
