import { expect, test } from 'vitest';
import {
  openDesk,
  setMail,
  storeMessage,
  storeRequest,
} from '../../../tests/server/testing/test-desk.ts';

test('list shows quotes and messages together, newest first, with what became of their mail', async () => {
  const { leads, using } = openDesk();
  const [quote, message] = await using(async (db) => {
    const first = await storeRequest(db);
    await setMail(db, first, { state: 'sent', finishedAt: '2026-11-21T20:33:14.000Z' });
    return [first, await storeMessage(db, { flag: 'honeypot' })];
  });
  const { exitCode, out } = await leads('list');
  expect(exitCode).toBe(0);
  const { moveDate, fromAddress, toAddress, phone, name, email } = quote.content;
  expect(out).toBe(
    `${message.reference}, message, received 2026-11-21 22:33, honeypot
  ${message.name}, ${[message.phone, message.email].filter(Boolean).join(', ')}, reply via email
  email to us: waiting

${quote.reference}, request, received 2026-11-21 22:33
  moving ${moveDate}, ${fromAddress} to ${toAddress}
  ${name}, ${phone}, ${email}, reply via whatsapp
  email to us: sent
`,
  );
});

test('list has the suspected ones too, and finds them alone', async () => {
  const { leads, using } = openDesk();
  const [visitor, bot, hurried] = await using(async (db) => [
    await storeRequest(db),
    await storeRequest(db, { flag: 'honeypot' }),
    await storeMessage(db, { flag: 'too-fast' }),
  ]);
  const listed = async (words: string) => {
    const { leads: found } = JSON.parse((await leads(words)).out);
    return found.map(({ reference }: { reference: string }) => reference);
  };
  const [v, b, h] = [visitor, bot, hurried].map((each) => each?.reference);
  expect(await listed('list --json')).toEqual([h, b, v]);
  expect(await listed('list --json --suspected')).toEqual([h, b]);
});

test('days are those of Johannesburg, both ends included', async () => {
  const { leads, using } = openDesk();
  await using(async (db) => {
    await storeRequest(db, { name: 'Late on the 20th', receivedAt: '2026-11-20T21:59:59.999Z' });
    await storeRequest(db, { name: 'Early on the 21st', receivedAt: '2026-11-20T22:00:00.000Z' });
    await storeRequest(db, { name: 'Late on the 21st', receivedAt: '2026-11-21T21:59:59.999Z' });
    await storeRequest(db, { name: 'Early on the 22nd', receivedAt: '2026-11-21T22:00:00.000Z' });
  });
  const { out } = await leads('export --json --from 2026-11-21 --to 2026-11-21');
  const names = JSON.parse(out).leads.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Late on the 21st', 'Early on the 21st']);
});

test('list says how many it left out', async () => {
  const { leads, using } = openDesk();
  await using(async (db) => {
    for (let each = 0; each < 4; each += 1) await storeRequest(db);
  });
  const { out, err } = await leads('list --limit 3');
  expect(out.trimEnd().split('\n\n')).toHaveLength(3);
  expect(err).toContain('3 of 4');
  expect(await leads('list --limit 4')).toMatchObject({ err: '' });
});

test('list has every word of who and where, on one line each', async () => {
  const { leads, using } = openDesk();
  const [name, toAddress] = ['王'.repeat(60), `4 Cedar Road\tFourways ${'far '.repeat(60)}away`];
  await using((db) => storeRequest(db, { name, toAddress }));
  const { out } = await leads('list', 40);
  expect(out.trimEnd().split('\n')).toHaveLength(4);
  expect(out).toContain(name);
  expect(out).toContain(toAddress.replace('\t', ' '));
});

test('show has every word of a request', async () => {
  const { leads, using } = openDesk();
  const notes = `Gate code at the shop.\nThe piano ${'is heavy and '.repeat(200)}old.`;
  const quote = await using((db) => storeRequest(db, { additionalNotes: notes, flag: 'too-fast' }));
  const { exitCode, out } = await leads(`show ${quote.reference.toLowerCase()}`, 40);
  expect(exitCode).toBe(0);
  const { name, email, phone, fromAddress, toAddress } = quote.content;
  for (const value of [name, email, phone, fromAddress, toAddress]) {
    expect(out).toContain(value);
  }
  expect(out.replaceAll(/\n +/g, '\n')).toContain(notes);
  expect(out).toContain('Saturday 21 November 2026 at 22:33 SAST');
  expect(out).toContain('Sofa, TV');
  expect(out).toMatch(/Access, moving out +second floor, no lift,/);
  expect(out).toMatch(/Access, moving in +ground floor, .*moving hours: Monday to Friday, 8 to 16/);
  expect(out).toContain('suspected: filled in faster than anybody types');
  expect(out).toContain('waiting');
});

test('show finds a message too, and says when there is nothing', async () => {
  const { leads, using } = openDesk();
  const { reference, content } = await using((db) => storeMessage(db));
  const { message } = content;
  const { out } = await leads(`show ${reference} --json`);
  expect(JSON.parse(out)).toMatchObject({ kind: 'message', message, mail: { state: 'waiting' } });
  expect(await leads('show JFM-XXXX-XX')).toMatchObject({ exitCode: 1, out: '' });
});

test('nothing that a visitor wrote acts on the terminal', async () => {
  const { leads, using } = openDesk();
  const name = '\u001b[2JTha\u009bndi\u202egro.evil\u2066\u0007\r\u{e0041}';
  const quote = await using((db) =>
    storeRequest(db, { name, additionalNotes: `one\n\u001b]0;two\u0007` }),
  );
  // Readable characters stay, and only line feeds end lines.
  const acting = /(?![\n])[\p{Cc}\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u;
  for (const words of [
    'list',
    'list --json',
    `show ${quote.reference}`,
    'export',
    'export --json',
  ]) {
    const { exitCode, out } = await leads(words);
    expect(exitCode).toBe(0);
    expect(out.replaceAll('\r\n', '\n'), words).not.toMatch(acting);
  }
  expect((await leads(`show ${quote.reference}`)).out).toContain(
    '<U+001B>[2JTha<U+009B>ndi<U+202E>',
  );
  const { out } = await leads(`show ${quote.reference} --json`);
  expect(JSON.parse(out).name).toBe(name);
});

test('a page after the other, an export leaves nobody out', async () => {
  const { leads, using } = openDesk();
  const references = await using((db) =>
    db.transaction().execute(async (trx) => {
      const stored = [];
      for (let each = 0; each < 1203; each += 1) {
        stored.push((await (each % 3 ? storeRequest(trx) : storeMessage(trx))).reference);
      }
      return stored;
    }),
  );
  const exported = JSON.parse((await leads('export --json')).out).leads;
  const found = exported.map(({ reference }: { reference: string }) => reference);
  expect(found).toEqual(references.toReversed());
});
