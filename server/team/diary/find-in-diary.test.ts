import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_FOUND } from '../../../domain/team/diary-reach.ts';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { watchQueries } from '../../../tests/server/testing/query-plans.ts';
import { SAMPLE_REQUEST } from '../../../tests/server/testing/sample-request.ts';
import { openDatabaseAt } from '../../../tests/server/testing/test-database.ts';
import { storeMessage, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import { withQuote } from '../../../tests/server/testing/test-quote.ts';
import { tries } from '../../../tests/tries.ts';
import { deleteSubmissions } from '../../requests/submission.repository.ts';
import { findInDiary } from './find-in-diary.ts';

const NOW = new Date('2026-11-22T12:00:00+02:00');

type WithQuote = Awaited<ReturnType<typeof withQuote>>;

/** What the field of the diary finds on a device of the team. */
async function find({ app, device }: WithQuote, typed: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/diary/find',
    headers: device,
    payload: { typed },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json().found as { reference: string; desk: string }[];
}

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();
  const openDb = async () => openDatabaseAt(await newUrl());

  test('a caller is found by number, reference or name, however they are spelt, and nobody else', async () => {
    const db = await openDb();
    const her = await storeRequest(db, { name: 'Zoë O’Brien-Nkosi', phone: '+27 (82) 555-0119' });
    await storeRequest(db, { name: 'Sipho Dlamini', phone: '011 444 7788' });
    const abroad = await storeMessage(db, { name: 'Łukasz van Wyk', phone: '0044 7911 123456' });
    const found = async (typed: string) =>
      (await findInDiary(db, typed, NOW)).found.map(({ reference }) => reference);
    const [prefix, part = '', end = ''] = her.reference.split('-');
    const HERS = [
      ...['082 555 0119', '0825550119', '+27 82 555 0119', '0027 82-555-0119', '27825550119'],
      ...['082 555', '+27 82 5', '0119', '555 0119', '5550119', '(082) 555.0119'],
      ...[
        'zoe',
        'ZOË',
        'Nko',
        'obrien',
        'O’Brien',
        "o'br",
        'nkosi zoe',
        'zoe nk',
        'zoe obrien nkosi',
      ],
      ...[her.reference, her.reference.toLowerCase(), `${part}${end}`, `${part} ${end}`],
      ...[
        `${prefix}${part}${end}`.toLowerCase(),
        ` ${prefix} ${part} ${end} `,
        `${part}-${end}`.toLowerCase(),
      ],
    ];
    for (const typed of HERS) expect(await found(typed), typed).toEqual([her.reference]);
    for (const typed of ['van wyk', 'wyk', '447911', '+44 7911 123456', '123456', '07911 123456']) {
      expect(await found(typed), typed).toEqual([abroad.reference]);
    }
    const NOBODYS = ['', ' ', 'z', '0', '08', '-', '%', '_', 'osi', 'zoe dlamini', '082 555 0118'];
    for (const typed of NOBODYS) expect(await found(typed), typed).toEqual([]);
  });

  test('of two words that thousands have, whoever has both is found, the newest first', async () => {
    const db = await openDb();
    const { id, reference } = await storeRequest(db, { name: 'Both Words' });
    const { reference: newer } = await storeRequest(db, { name: 'Words, both' });
    const stored = await db.selectFrom('submissions').selectAll().where('id', '=', id).execute();
    const some = Array.from({ length: 5000 }, (_, number) => `0${number}`.padStart(36, '0'));
    // As old as those of one word each, of which the newest are nobody's.
    for (const [index, ids] of [some.slice(0, 2500), some.slice(2500)].entries()) {
      const submissions = ids.flatMap((other) =>
        stored.map((row) => ({
          ...row,
          ...{ id: other, reference: other, idempotencyKey: other, deskKey: other, linkKey: other },
          ...{ readKey: null },
        })),
      );
      const terms = ids.map((submissionId) => ({
        submissionId,
        term: ['both', 'words'][index] ?? '',
      }));
      for (let from = 0; from < ids.length; from += 100) {
        await db
          .insertInto('submissions')
          .values(submissions.slice(from, from + 100))
          .execute();
        await db
          .insertInto('searchTerms')
          .values(terms.slice(from, from + 100))
          .execute();
      }
    }
    for (const typed of ['both words', 'wor bot']) {
      const { found } = await findInDiary(db, typed, NOW);
      expect(found.map((each) => each.reference)).toEqual([newer, reference]);
    }
  });

  test('what a correction changes is found by what it says now', async () => {
    const server = await withQuote({ db: await openDb() });
    await server.put({ ...SAMPLE_REQUEST, name: 'Lindiwe Dube', phone: '083 777 6655' });
    for (const typed of ['lindiwe', '083777', '6655', server.reference]) {
      expect(await find(server, typed), typed).toMatchObject([{ reference: server.reference }]);
    }
    for (const typed of ['thandi', '0825550119', '0119']) {
      expect(await find(server, typed), typed).toEqual([]);
    }
  });

  test('what is deleted leaves the index with it', async () => {
    const db = await openDb();
    const [gone, stays] = [await storeRequest(db), await storeRequest(db)];
    await deleteSubmissions(db, [gone.id]);
    const left = await db.selectFrom('searchTerms').select('submissionId').distinct().execute();
    expect(left).toEqual([{ submissionId: stays.id }]);
  });

  test('the newest are found first, at most so many, and none by reading all', async () => {
    const { db, plans } = watchQueries(await openDb());
    const all: string[] = [];
    for (let count = 0; count < MOST_FOUND + 5; count += 1) {
      all.unshift((await storeRequest(db, { name: 'Thandi Nkosi' })).reference);
    }
    for (const typed of ['thandi nkosi', 'tha']) {
      const { found } = await findInDiary(db, typed, NOW);
      expect(found.map(({ reference }) => reference)).toEqual(all.slice(0, MOST_FOUND));
    }
    await findInDiary(db, '082 555 0119', NOW);
    const scans = (await plans()).filter(
      ({ sql, plan }) =>
        /^select.*search_terms/.test(sql) &&
        /SCAN (search_terms|submissions)|Seq Scan on/.test(plan),
    );
    expect(scans).toEqual([]);
  });
});

test('any name is found by the start of any of its words, and any number by its start and its end', {
  tags: 'property',
}, async () => {
  const server = await withQuote();
  const { db } = server;
  const word = fc.string({
    unit: fc.constantFrom(...'aeghikmnorstuzéß'),
    minLength: 3,
    maxLength: 9,
  });
  const digit = fc.constantFrom(...'0123456789');
  const drawn = fc.asyncProperty(
    fc.array(word, { minLength: 1, maxLength: 4 }),
    fc.string({ unit: digit, minLength: 7, maxLength: 7 }),
    fc.nat(3),
    fc.integer({ min: 3, max: 9 }),
    async (words, rest, which, length) => {
      const phone = `083 ${rest.slice(0, 3)} ${rest.slice(3)}`;
      const { reference } = await storeRequest(db, { name: words.join(' '), phone });
      const start = words[which % words.length]?.slice(0, length) ?? '';
      const typed = [start, phone, `+27 83${rest}`, rest, rest.slice(3)];
      for (const each of typed) {
        const found = (await findInDiary(db, each, NOW)).found.map((one) => one.reference);
        expect(found.slice(0, MOST_FOUND - 1), each).toContain(reference);
      }
    },
  );
  await fc.assert(drawn, { numRuns: tries(20) });
});

test('the way of what was found leads to its desk, and nothing of what was typed is kept', async () => {
  const server = await withQuote();
  const [found] = await find(server, 'Thandi Nko');
  expect(found).toMatchObject({
    reference: server.reference,
    name: 'Thandi Nkosi',
    status: 'no answer yet',
    desk: `/desk#${server.deskKey}`,
  });
  const log = server.logged.join('');
  expect(log).toContain('/api/diary/find');
  expect(log).not.toMatch(/Thandi|Nko/);
});

test('no other site asks in the name of a device, and no device that is not signed in', async () => {
  const { app, device } = await withQuote();
  const ask = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/diary/find', headers, payload: { typed: 'thandi' } });
  expect((await ask({})).statusCode).toBe(401);
  expect((await ask({ ...device, origin: 'https://evil.example' })).statusCode).toBe(403);
});
