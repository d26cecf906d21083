import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/server/testing/temporary-folder.ts';
import { openDesk, storeRequest } from '../../tests/server/testing/test-desk.ts';
import { SAMPLE_REFERENCE } from '../requests/reference.ts';
import { release } from '../settings/release.ts';
import { leadsProgram } from './run-leads.ts';

const commands = leadsProgram('leads', () => async () => {}).commands.map((command) => ({
  name: command.name(),
  operands: command.registeredArguments.map((operand) => operand.name()),
  options: command.options.map(({ long }) => long),
}));

test('each command that writes a table names the one for a spreadsheet here first', () => {
  const tables = commands.filter(({ options }) => options.includes('--csv'));
  expect(tables.map(({ name }) => name)).toEqual(['export', 'report', 'invoices', 'payments']);
  for (const { options } of tables) {
    expect(options.indexOf('--excel')).toBe(options.indexOf('--csv') - 1);
  }
});

test.each(['help', '--help'])('%s names every command and the exit codes', async (words) => {
  const { exitCode, out } = await openDesk().leads(words);
  expect(exitCode).toBe(0);
  for (const { name } of commands) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
  expect(out).toContain('0 done, 1 failed or not found, 2 wrong usage');
});

test('--version says which release runs, whatever the settings are', async () => {
  const { exitCode, out } = await openDesk().leads('--version');
  expect({ exitCode, out }).toEqual({
    exitCode: 0,
    out: `${release.version}, in ${process.cwd()}\n`,
  });
});

test.each(commands.map(({ name }) => name))(
  'help %s explains it, and so does --help',
  async (name) => {
    const desk = openDesk();
    const { exitCode, out } = await desk.leads(`help ${name}`);
    expect(exitCode).toBe(0);
    expect(out).toContain(`leads ${name}`);
    const [, text = ''] = out.split('\n\n').slice(1);
    const lines = text.split('\n').filter((line) => /^\S/.test(line));
    for (const [index, next] of lines.slice(1).entries()) {
      // No line ends before the next word would be too much.
      expect(`${lines[index]} ${next.split(' ')[0]}`.length).toBeGreaterThan(100);
    }
    expect(await desk.leads(`${name} --help`)).toMatchObject({ exitCode: 0, out });
  },
);

test.each([
  ['lsit', 'Did you mean list?'],
  ['frobnicate', 'leads help'],
  ['help frobnicate', 'Commands:'],
  ['list --jsn', 'Did you mean --json?'],
  ['list --json=yes', "unknown option '--json=yes'"],
  ['list --from', "'--from <DATE>' argument missing"],
  ['list --from yesterday', 'for example 2026-11-21'],
  ['list --from 2026-02-30', 'for example 2026-11-21'],
  ['list --from 2026-11-21 --to 2026-11-20', 'after'],
  ['list --limit none', 'It takes a number'],
  ['export --csv --json', 'cannot be used with'],
  ['export --excel --csv', 'cannot be used with'],
  ['invoices --excel --json', 'cannot be used with'],
  ['show', "missing required argument 'REF|EMAIL'"],
  ['show A B', 'too many arguments'],
  ['erase somebody', 'neither'],
  ['retry', 'Either'],
  ['retry JFM-7K3Q-24 --all', 'Either'],
])('%s is wrong usage, and says what is right', async (words, hint) => {
  const { exitCode, out, err } = await openDesk().leads(words);
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
  expect(err).toContain(hint);
});

test.each(commands.filter(({ operands }) => operands.length > 0))(
  '$name takes no empty operand for one, whatever a script’s variable holds',
  async ({ name, operands: [operand] }) => {
    const { leads, using } = openDesk();
    await using((db) => storeRequest(db));
    for (const empty of ['', '   ']) {
      const { exitCode, out, err } = await leads([name, empty]);
      expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
      expect(err).toContain(`'${operand}' is empty`);
    }
  },
);

test.each(['-', '--', '. -', '+'])('find looks for no sign alone: %s', async (signs) => {
  const { leads, using } = openDesk();
  await using((db) => storeRequest(db));
  const { exitCode, out, err } = await leads(['find', '--', signs]);
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
  expect(err).toContain(`${signs} has no letter and no digit.`);
});

test.each([
  'list',
  'show JFM-7K3Q-24',
  'export',
  `erase ${SAMPLE_REFERENCE}`,
  'purge',
  'outbox',
  'retry --all',
])('%s without a database reports that and creates none', async (words) => {
  const { file, folder, leads } = openDesk();
  const { exitCode, out, err } = await leads(words);
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
  expect(err).toContain(file);
  expect(existsSync(folder)).toBe(false);
});

const MAIN = join(import.meta.dirname, 'main.ts');

test('help speaks of the commands as they are called on this machine, whatever else is set', {
  tags: 'slow',
}, () => {
  const help = (env: Record<string, string>) =>
    spawnSync(process.execPath, [MAIN, 'help', 'export'], {
      cwd: temporaryFolder(),
      env,
      encoding: 'utf8',
    }).stdout;
  expect(help({})).toContain('npm run --silent leads -- export --excel > leads.csv');
  const called = help({ LEADS_NAME: 'sudo leads', DATABASE_URL: 'mysql://db' });
  expect(called).toContain('Usage: sudo leads export');
  expect(called).toContain('sudo leads export --excel > leads.csv');
});

test('as a process: data on stdout, words on stderr, the exit code', { tags: 'slow' }, async () => {
  const { environment, using } = openDesk();
  const quote = await using((db) => storeRequest(db));
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [MAIN, ...words], { env: environment, encoding: 'utf8' });
  const shown = run('show', quote.reference, '--json');
  expect(JSON.parse(shown.stdout)).toMatchObject({ kind: 'request', name: quote.name });
  expect(shown).toMatchObject({ status: 0, stderr: '' });
  expect(run('show', 'JFM-2222-22')).toMatchObject({ status: 1, stdout: '' });
  const settings = spawnSync(process.execPath, [MAIN, 'list'], {
    cwd: temporaryFolder(),
    env: { DATABASE_URL: 'mysql://db' },
    encoding: 'utf8',
  });
  expect(settings).toMatchObject({ status: 1, stdout: '' });
  expect(settings.stderr).toContain('DATABASE_URL must');
});

test('a reader that has seen enough ends an export without an error', {
  tags: 'slow',
}, async () => {
  const { environment, using } = openDesk();
  await using((db) =>
    db.transaction().execute(async (trx) => {
      for (let each = 0; each < 600; each += 1) await storeRequest(trx);
    }),
  );
  const child = spawn(process.execPath, [MAIN, 'export'], { env: environment });
  const ended = once(child, 'close');
  const words = text(child.stderr);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await ended).toEqual([0, null]);
  expect(await words).toBe('');
});
