import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { errorTitle } from '../../../domain/error-title.ts';
import { pageHashes } from '../../../scripts/page-hashes.ts';
import { FORM_SITE } from '../../../tests/server/testing/form-site.ts';
import {
  CONTACT_FIELDS,
  encodeForm,
  formPost,
  QUOTE_FIELDS,
} from '../../../tests/server/testing/sample-form.ts';
import { messageRows, requestRows } from '../../../tests/server/testing/stored-rows.ts';
import { temporaryFolder } from '../../../tests/server/testing/temporary-folder.ts';
import {
  buildTestApp,
  idleOutbox,
  loadTestSite,
  type TestApp,
} from '../../../tests/server/testing/test-app.ts';
import { openForVisitors } from '../../../tests/server/testing/test-database.ts';
import type { Database } from '../../database/database.ts';
import { pagePolicy } from '../../http/security-headers.ts';
import { loadConfig } from '../../settings/config.ts';

const FORMS = [
  {
    what: 'the quote form',
    url: '/api/quote-requests',
    fields: QUOTE_FIELDS,
    table: 'requests',
    built: FORM_SITE['get-quote.html'],
    kept: [' value="12 Kelly Avenue, Boskruin"', 'The piano goes to Gogo.</textarea>'],
  },
  {
    what: 'the contact form',
    url: '/api/contact-submissions',
    fields: CONTACT_FIELDS,
    table: 'messages',
    built: FORM_SITE['contact.html'],
    kept: [' value="083 555 0177"', 'Do you move a fish tank?\r\nIt holds 300 litres.</textarea>'],
  },
] as const;

async function formApp(changes: Parameters<typeof buildTestApp>[0] = {}): Promise<TestApp> {
  return buildTestApp({ site: await loadTestSite(FORM_SITE), ...changes });
}

function stored(
  db: Database,
  table: 'requests' | 'messages',
): Promise<{ id: string; reference: string }[]> {
  return table === 'requests' ? requestRows(db) : messageRows(db);
}

function mails(db: Database) {
  return db.selectFrom('outbox').selectAll().where('kind', '=', 'received').execute();
}

describe.each(FORMS)('$what without script', ({ url, fields, table, built, kept }) => {
  /** Expects the built page with the visitor's input, and this text at the top. */
  function expectPage(
    { headers, body }: Awaited<ReturnType<TestApp['app']['inject']>>,
    words: readonly string[] = kept,
  ) {
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(pageHashes(built), 'http://localhost:3000'),
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
    for (const word of words) expect(body).toContain(word);
    return expect(body);
  }

  test('is stored with its mail, and the browser is sent to the thanks', async () => {
    const { app, db, outbox } = await formApp();
    const answer = await app.inject(formPost(url, fields));
    expect(answer.statusCode).toBe(303);
    const [row] = await stored(db, table);
    expect(answer.headers.location).toBe(`/thank-you/${row?.reference}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await mails(db)).toMatchObject([{ submissionId: row?.id, state: 'waiting' }]);
    expect(outbox.wake).toHaveBeenCalledOnce();
    const thanks = await app.inject(String(answer.headers.location));
    expect(thanks.body).toContain(`Your reference is <b>${row?.reference}</b>`);
  });

  test('a double click, and sending it again the same day, is stored and mailed once', async () => {
    let now = new Date('2026-11-21T20:33:13.106Z');
    const { app, db, outbox } = await formApp({ now: () => now });
    const clicks = await Promise.all([1, 2, 3].map(() => app.inject(formPost(url, fields))));
    now = new Date('2026-11-21T21:59:59.000Z');
    const again = await app.inject(formPost(url, fields));
    const places = [...clicks, again].map(({ headers }) => headers.location);
    expect(new Set(places).size).toBe(1);
    expect(await stored(db, table)).toHaveLength(1);
    expect(await mails(db)).toHaveLength(1);
    expect(outbox.wake).toHaveBeenCalledOnce();

    // Different input counts as new, and so does the same input on the next day in Johannesburg.
    await app.inject(formPost(url, { ...fields, name: 'Somebody Else' }));
    now = new Date('2026-11-21T22:00:00.000Z');
    await app.inject(formPost(url, fields));
    expect(await stored(db, table)).toHaveLength(3);
  });

  test('what is wrong is said at the fields, and every word is put back', async () => {
    const { app, db, logged } = await formApp();
    const answer = await app.inject(formPost(url, { ...fields, name: '"<b>', email: 'me@' }));
    expect(answer.statusCode).toBe(422);
    const page = expectPage(answer, [...kept, ' value="&quot;&lt;b&gt;"', ' value="me@"']);
    page.toContain(errorTitle(1));
    page.toMatch(/<a href="#(quote|contact)-email"[^>]*>Please enter a valid email<\/a>/);
    page.toMatch(/<p id="(quote|contact)-email-error"/);
    page.not.toContain('<b>"');
    expect(await stored(db, table)).toEqual([]);
    expect(await mails(db)).toEqual([]);
    expect(logged.join()).not.toMatch(/kelly|fish|me@/i);
  });

  test.each([
    ['empty', ''],
    ['of other fields', 'a=1&b=2'],
    ['no form at all', '%%%\u0000&&==&{"name":1}'],
  ])('a body that is %s is a form with nothing in it', async (_what, body) => {
    const { app } = await formApp();
    const answer = await app.inject(formPost(url, body));
    expect(answer.statusCode).toBe(422);
    expectPage(answer, ['Name must be at least 2 characters']);
  });

  test('with a longer type, and in an old browser, it is the same form', async () => {
    const { app } = await formApp();
    const type = 'Application/X-WWW-Form-URLencoded; charset=UTF-8';
    const { payload } = formPost(url, fields);
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(303);
  });

  test("another site's form is refused, without its words, and spends no limit", async () => {
    const { app, db } = await formApp({ config: loadConfig({ RATE_LIMIT: '1' }) });
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]) {
      const answer = await app.inject(formPost(url, fields, headers));
      expect(answer.statusCode).toBe(403);
      const page = expectPage(answer, ['not sent from our own site']);
      for (const word of kept) page.not.toContain(word);
    }
    expect(await stored(db, table)).toEqual([]);
    expect((await app.inject(formPost(url, fields))).statusCode).toBe(303);
  });

  test('over the limit it is told to wait, with every word kept', async () => {
    const { app, db } = await formApp({ config: loadConfig({ RATE_LIMIT: '1' }) });
    for (let tries = 0; tries < 10; tries += 1) await app.inject(formPost(url, fields));
    const answer = await app.inject(formPost(url, { ...fields, name: 'Again' }));
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expectPage(answer, [...kept, ' value="Again"', 'Please wait a minute']);
    expect(await stored(db, table)).toHaveLength(1);
  });

  test('while nothing can be stored, every word is kept', async () => {
    const file = join(temporaryFolder(), 'requests.db');
    const { app, db } = await formApp({ db: await openForVisitors(`sqlite:${file}`) });
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const answer = await app.inject(formPost(url, fields));
    other.exec('rollback');
    other.close();
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expectPage(answer, [...kept, 'Nothing is lost']).not.toMatch(/sqlite|database|locked/i);
    expect(await stored(db, table)).toEqual([]);
    expect((await app.inject(formPost(url, fields))).statusCode).toBe(303);
  });

  test('a bug says nothing of the inside, and keeps every word', async () => {
    const outbox = {
      ...idleOutbox(),
      wake() {
        throw new Error('secret inside');
      },
    };
    const { app } = await formApp({ outbox });
    const answer = await app.inject(formPost(url, fields));
    expect(answer.statusCode).toBe(500);
    expectPage(answer, [...kept, 'Please send it again']).not.toContain('secret');
  });

  test('more than 32 KiB comes back to be shortened; just below is read', async () => {
    const { app, db } = await formApp();
    const room = 32 * 1024 - encodeForm({ ...fields, padding: '' }).length;
    const larger = await app.inject(formPost(url, { ...fields, padding: 'x'.repeat(room + 1) }));
    expect(larger.statusCode).toBe(413);
    expectPage(larger, [...kept, 'Please shorten it']);
    const huge = await app.inject(formPost(url, { ...fields, padding: 'x'.repeat(300_000) }));
    expect(huge.statusCode).toBe(413);
    expectPage(huge, ['Please shorten it']);
    expect(await stored(db, table)).toEqual([]);
    const fits = await app.inject(formPost(url, { ...fields, padding: 'x'.repeat(room) }));
    expect(fits.statusCode).toBe(303);
  });

  test('a key that is none, or that came with other words, is refused on the page', async () => {
    const { app, db } = await formApp();
    const send = (key: string, name: string) =>
      app.inject(formPost(url, { ...fields, name }, { 'idempotency-key': key }));
    expect((await send('a b', 'Thandi')).statusCode).toBe(400);
    expect((await send('key', 'Thandi')).statusCode).toBe(303);
    const other = await send('key', 'Sipho');
    expect(other.statusCode).toBe(422);
    expectPage(other, kept);
    expect(await stored(db, table)).toHaveLength(1);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('the page comes packed to a browser that takes %s', async (encoding, unpack) => {
    const { app } = await formApp();
    const answer = await app.inject(formPost(url, '', { 'accept-encoding': encoding }));
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(unpack(answer.rawPayload).toString()).toContain('Name must be at least 2 characters');
  });

  test('a program gets JSON, from the same address', async () => {
    const { app } = await formApp();
    const answer = await app.inject({ method: 'POST', url, payload: {} });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('application/problem+json');
  });

  test('where the site has no pages for it, the answers are those of the API', async () => {
    for (const site of [null, await loadTestSite({ 'index.html': 'Home' })]) {
      const { app } = await buildTestApp({ site });
      const answer = await app.inject(formPost(url, fields));
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toHaveProperty('reference');
      const refused = await app.inject(formPost(url, ''));
      expect(refused.statusCode).toBe(422);
      expect(refused.headers['content-type']).toBe('application/problem+json');
    }
  });

  test('a form that lost a field is told of at the start', async () => {
    const files = { ...FORM_SITE, 'get-quote.html': '<p>', 'contact.html': '<p>' };
    const { app, logged } = await buildTestApp({ site: await loadTestSite(files) });
    expect(logged.join()).toContain(url);
    expect((await app.inject(formPost(url, fields))).statusCode).toBe(201);
    expect((await formApp()).logged.join()).not.toContain('lacks fields');
  });
});

test('every answer of the quote form arrives', async () => {
  const { app, db } = await formApp();
  await app.inject(formPost('/api/quote-requests', QUOTE_FIELDS));
  expect(await stored(db, 'requests')).toMatchObject([
    {
      moveType: 'residential',
      bedrooms: '3',
      bathrooms: '2',
      hasGarage: 'yes',
      hasStoreroom: '',
      inventory: '{"kitchen":["stove"],"living":["sofa","tv"]}',
      moveDate: '2026-12-05',
      deliveryMethod: 'whatsapp',
      additionalNotes: 'The piano goes to Gogo.',
    },
  ]);
});

test('every field of the message form arrives: the first of a name, and nothing else', async () => {
  const { app, db } = await formApp();
  const { phone: _, ...fields } = CONTACT_FIELDS;
  const posted = { ...fields, name: ['Thändi N', 'second'], isAdmin: 'yes' };
  await app.inject(formPost('/api/contact-submissions', posted));
  const arrived = { name: 'Thändi N', phone: '', message: fields.message };
  expect(await stored(db, 'messages')).toMatchObject([arrived]);
});

test('a commercial move drops the home, and gives it back to whoever has to correct something', async () => {
  const { app, db } = await formApp();
  const commercial = { ...QUOTE_FIELDS, moveType: 'commercial' };
  const wrong = await app.inject(formPost('/api/quote-requests', { ...commercial, phone: '1' }));
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toMatch(/name="bedrooms" value="3" checked/);
  await app.inject(formPost('/api/quote-requests', commercial));
  expect(await stored(db, 'requests')).toMatchObject([
    { moveType: 'commercial', bedrooms: '', bathrooms: '', hasGarage: '', inventory: '{}' },
  ]);
});

test('choices that are not on the list are refused by name', async () => {
  const { app } = await formApp();
  const forged = { ...QUOTE_FIELDS, bedrooms: '9', kitchen: 'piano', hasGarage: 'on' };
  const answer = await app.inject(formPost('/api/quote-requests', forged));
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain(errorTitle(3));
});

test('forms and programs share one limit', async () => {
  const { app } = await formApp({ config: loadConfig({ RATE_LIMIT: '1' }) });
  for (let pair = 0; pair < 5; pair += 1) {
    await app.inject(formPost('/api/quote-requests', QUOTE_FIELDS));
    await app.inject({ method: 'POST', url: '/api/contact-submissions', payload: {} });
  }
  const third = await app.inject(formPost('/api/contact-submissions', CONTACT_FIELDS));
  expect(third.statusCode).toBe(429);
});
