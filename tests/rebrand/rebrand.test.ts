import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '../../content/areas.ts';
import { TYPE_CHECK, toolEnvironment } from '../../scripts/command.ts';
import { eventually } from '../eventually.ts';
import { layOutSecondProject } from './second-project.ts';
import { type SecondSite, SITE_URL, startSecondSite } from './second-site.ts';
import { SAMPLES, tracesIn } from './traces.ts';

const TEXTS = /\.(css|html|js|json|svg|txt|xml)$/;

const folder = mkdtempSync(join(tmpdir(), 'movers-rebrand-'));
let site: SecondSite | undefined;

beforeAll(async () => {
  layOutSecondProject(folder);
  site = await startSecondSite(folder);
});

afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function running(): SecondSite {
  if (!site) throw new Error('beforeAll has started it');
  return site;
}

function builtFiles(): { file: string; text: string }[] {
  const built = join(folder, 'dist/site');
  return readdirSync(built, { recursive: true, encoding: 'utf8' }).map((file) => ({
    file,
    text: TEXTS.test(file) ? readFileSync(join(built, file), 'utf8') : '',
  }));
}

async function page(path: string): Promise<string> {
  return (await fetch(`${running().url}${path}`)).text();
}

test.each(SAMPLES)('a trace of the first company is found: %s', (sample) => {
  expect(tracesIn(sample, 'script')).not.toEqual([]);
});

test('what only looks like a trace of the first company is none', () => {
  expect(tracesIn('const day = `Family Day`', 'script')).toEqual([]);
  expect(tracesIn(areas.map(({ name }) => `${name}knot`).join(' '))).toEqual([]);
});

test('the second company’s facts fit the types of all code that reads them', () => {
  const [program, ...args] = TYPE_CHECK;
  const { status, stdout } = spawnSync(program, args, {
    cwd: folder,
    env: toolEnvironment(),
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

/** Tests of processes, databases, HTTP, files and histories know no fact of a company, and take most of the time. */
const WITHOUT_FACTS = [
  'domain/move/{event,stage}.test.ts',
  'domain/places/pictured-place.test.ts',
  'server/cli/*.test.ts',
  'server/cli/commands/killed-commands.test.ts',
  'server/cli/restore/**',
  'server/database/**',
  'server/team/devices/**',
  'server/health/**',
  'server/figures/money-figures.test.ts',
  'server/moves/{case,case-mail,conflict,event-in-words,event.repository,history}.test.ts',
  'server/moves/{kept-account,progress-facts,progress-of,record-event}.test.ts',
  'server/http/**',
  'server/settings/log-privacy.test.ts',
  'server/sending/count-mails.test.ts',
  'server/sending/outbox/**',
  // The others name a time or a prefix that a company decides.
  'server/retention/!(purge|replaced-databases|retention-limits)*',
  'server/server-process.test.ts',
  'server/start-server.test.ts',
  'server/requests/every-kind.test.ts',
  'server/waiting/{morning-cases,waiting.repository}.test.ts',
  'server/notifications/webhooks/**',
  'tests/server/!(durability)/**',
  // One of those that know a mail by its reference.
  'tests/server/durability/!(sqlite-faults)*',
  'web/forms/**',
  'web/testing/translated-pages.test.tsx',
  'web/ui/**',
];

// Each of them has a limit, so the run needs none.
test('the unit tests pass in the second company', { timeout: 0 }, () => {
  const left = WITHOUT_FACTS.flatMap((files) => ['--exclude', files]);
  // A test that passes on SQLite passes on PostgreSQL for either company.
  const once = ['--tagsFilter', '!postgres'];
  const { status, stdout, stderr } = spawnSync(
    'vitest',
    ['run', ...left, ...once, '--reporter', 'default'],
    {
      cwd: folder,
      env: toolEnvironment(),
      encoding: 'utf8',
    },
  );
  // Vitest writes what failed to stderr.
  const failed = stderr.split('\n').filter((line) => line.includes(' FAIL '));
  expect(status, [...failed, stderr.slice(-5000) || stdout.slice(-5000)].join('\n')).toBe(0);
});

test('no built file says or shows anything of the first company', () => {
  const files = builtFiles();
  expect(files.filter(({ text }) => text).length).toBeGreaterThan(20);
  const traces = files.flatMap(({ file, text }) =>
    [...tracesIn(file), ...tracesIn(text, file.endsWith('.js') ? 'script' : 'words')].map(
      (trace) => `${file}: ${trace}`,
    ),
  );
  expect(traces).toEqual([]);
});

test('no built file has the account or an invoice: only whoever has to pay, or paid, reads them', () => {
  const readers = builtFiles().filter(({ text }) =>
    /0062555016|Bank of the Bluff|4120183726|[Tt]ax invoice/.test(text),
  );
  expect(readers.map(({ file }) => file)).toEqual([]);
});

/** The two searches at the end of the guide. */
const [, ofFirst = '', ofKind = ''] =
  /git grep \S+ '([^']+)'.*?git grep -niwE '([^']+)'/s.exec(
    readFileSync(join(import.meta.dirname, '../../docs/rebrand.md'), 'utf8'),
  ) ?? [];

test('what the guide searches for at its end is in none of the sources whose words anybody reads', () => {
  const searches = [
    { rooms: ['content', 'domain', 'server'], pattern: new RegExp(ofFirst, 'i') },
    { rooms: ['content'], pattern: new RegExp(`\\b(?:${ofKind})\\b`, 'i') },
  ];
  const found = searches.flatMap(({ rooms, pattern }) =>
    rooms.flatMap((room) =>
      readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|far-places/.test(file))
        .filter((file) => pattern.test(readFileSync(join(folder, room, file), 'utf8')))
        .map((file) => `${room}/${file}`),
    ),
  );
  expect(ofFirst).toContain('johannesburg');
  expect(ofKind).toContain('family');
  expect(found).toEqual([]);
});

test('of a claim that the second company does not make, nothing is left', () => {
  const pages = builtFiles().filter(({ file }) => file.endsWith('.html'));
  const left = pages.flatMap(({ file, text }) =>
    // Headings and notes of figures, reviews, networks, a founder and commercial moves; lists without an item.
    Array.from(
      text.matchAll(
        /figures (?:below|are)|reviews|illustrative|examples for now|Connect With Us|Follow us|social networks|"sameAs"|Founder\b|commercial-moving|value="commercial"|undefined|<(ul|ol|dl)[^>]*><\/\1>/g,
      ),
      ([words]) => `${file}: ${words}`,
    ),
  );
  expect(pages.length).toBeGreaterThan(15);
  expect(left).toEqual([]);
});

test('the pages are the second company’s', async () => {
  const home = await page('/');
  expect(home).toContain('<title>Removals in Durban | Naidoo &amp; Shongwe Removals</title>');
  expect(home).toContain('<meta name="theme-color" content="#ebf8fe"');
  expect(home).toContain(`<link rel="canonical" href="${SITE_URL}/">`);
  const tiles = Array.from(home.matchAll(/data-testid="area-([^"]+)"/g), ([, tile]) => tile);
  expect(tiles).toEqual(['durban', 'umhlanga', 'westville']);

  const contact = await page('/contact');
  expect(contact).toContain('Saturday 7:00 to 13:00\nClosed on public holidays');
  expect(contact).toContain('Saturday 7:00 to 13:00, closed on public holidays.');
  expect(contact).toContain('"dayOfWeek":["PublicHolidays"],"opens":"00:00"');

  const [, json = ''] =
    /application\/ld\+json">(.+?)<\/script>/s.exec(await page('/movers-umhlanga')) ?? [];
  const area = JSON.parse(json)['@graph'].at(-1).areaServed;
  expect(area).toMatchObject({ name: 'Umhlanga', containedInPlace: { name: 'Durban' } });
});

test('a finished move is on the page of its area, and on no other', async () => {
  const durban = await page('/movers-durban');
  expect(durban).toContain('A two-bedroom flat from Musgrave to Umhlanga');
  expect(durban).toMatch(/in the end.*R4 200/s);
  expect(await page('/movers-umhlanga')).not.toContain('what it came to');
});

test('every link inside the site leads somewhere', async () => {
  const paths = Array.from(
    (await page('/sitemap.xml')).matchAll(/<loc>([^<]+)/g),
    ([, url]) => new URL(`${url}`).pathname,
  );
  expect(paths).toContain('/movers-westville');
  const pages = await Promise.all([...paths, '/nowhere'].map(page));
  const links = pages.flatMap((html) =>
    Array.from(html.matchAll(/(?:href|src)="(\/[^"#?]*)/g), ([, link]) => `${link}`),
  );
  const broken = [];
  for (const link of new Set(links)) {
    const { status } = await fetch(`${running().url}${link}`);
    if (status !== 200) broken.push(`${link}: ${status}`);
  }
  expect(broken).toEqual([]);
});

test('a quote’s answer and its mails are the second company’s', async () => {
  const answer = await fetch(`${running().url}/api/quote-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Nandi Cele',
      email: 'nandi@visitor.example',
      phone: '084 555 0148',
      moveType: 'residential',
      fromAddress: '9 Cowey Road, Morningside, Durban',
      toAddress: '3 Jan Hofmeyr Road, Westville',
      moveDate: '2030-03-06',
      deliveryMethod: 'email',
    }),
  });
  expect(answer.status).toBe(201);
  const { reference } = await answer.json();
  expect(reference).toMatch(/^NS-/);
  expect(await page(`/thank-you/${reference}`)).toContain(reference);

  const mails = await eventually(async () => {
    const arrived = await running().mails();
    expect(arrived).toHaveLength(3);
    return arrived;
  });
  for (const { from, to, subject, text, html } of mails) {
    // A visitor's mail appears in the inbox under their name, the morning mail and theirs under the company's.
    expect(['Nandi Cele via website', 'Naidoo & Shongwe Removals']).toContain(from?.name);
    expect(['quotes@nsremovals.example', 'nandi@visitor.example']).toContain(
      Object(to)[0]?.address,
    );
    expect(tracesIn(`${subject}\n${text}\n${html}`)).toEqual([]);
  }
  expect(mails.map(({ subject }) => subject)).toContain('This morning: nothing waits');
  const quote = mails.find(({ from }) => from?.name === 'Nandi Cele via website');
  // Both addresses lie in the province where this company is at home.
  expect(quote?.text).not.toContain('long distance');
  expect(tracesIn(running().log())).toEqual([]);
});
