import { expect, test } from 'vitest';
import { shortTime } from '../../../domain/dates/local-time.ts';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { watchQueries } from '../../../tests/server/testing/query-plans.ts';
import { quoted } from '../../../tests/server/testing/sample-history.ts';
import { openTestDatabase } from '../../../tests/server/testing/test-database.ts';
import {
  openDesk,
  storeEvents,
  storeMessage,
  storeRequest,
} from '../../../tests/server/testing/test-desk.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findCases } from '../../moves/case.ts';
import { eachUntouched } from '../untouched.repository.ts';
import { refuseAll } from './refuse.command.ts';

const ROBOTS = 30;

onEachDatabase('refuses many at once, on $name', ({ setUp }) => {
  const newDatabase = setUp();

  async function flooded() {
    const desk = openDesk({ DATABASE_URL: await newDatabase() });
    const stored = await desk.using(async (db) => {
      for (let robot = 0; robot < ROBOTS; robot += 1) {
        await storeRequest(db, { name: `Casino ${robot}` });
      }
      const customer = await storeRequest(db);
      const phoned = await storeRequest(db, { name: 'Casino Royale Hotel' });
      await storeEvents(db, phoned, [
        { kind: 'callback', day: '2026-11-24', said: '', by: 'Anna' },
      ]);
      const priced = await storeRequest(db, { name: 'Casino Road Flats' });
      await storeEvents(db, priced, [{ ...quoted(), by: 'Anna' }]);
      const message = await storeMessage(db, { message: 'Our CASINO pays', flag: 'too-fast' });
      return { customer, phoned, priced, message };
    });
    const waiting = () =>
      desk.using((db) =>
        db.selectFrom('submissions').select('id').where('stage', '=', 'waiting').execute(),
      );
    return { ...desk, ...stored, waiting };
  }

  test('it lists them all until it is told yes', async () => {
    const { leads, waiting, customer, message } = await flooded();
    const before = await waiting();
    const { exitCode, out, err } = await leads('refuse --like casino');
    expect(exitCode).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(ROBOTS + 1);
    expect(out).toContain(message.reference);
    expect(out).not.toContain(customer.reference);
    expect(err).toContain(`Would refuse: ${ROBOTS + 1}.`);
    expect(await waiting()).toEqual(before);
  });

  test('with yes it refuses them, without an email to anybody', async () => {
    const { leads, using, customer, phoned, priced, message } = await flooded();
    expect((await leads('refuse --like casino --yes')).out).toBe(`Refused: ${ROBOTS + 1}.\n`);
    const rows = await using((db) =>
      db.selectFrom('submissions').select(['id', 'stage']).execute(),
    );
    const left = rows.filter(({ stage }) => stage !== 'refused').map(({ id }) => id);
    expect(left.toSorted()).toEqual([customer.id, phoned.id, priced.id].toSorted());
    const mails = await using((db) => db.selectFrom('outbox').select('submissionId').execute());
    expect(mails.every(({ submissionId }) => left.includes(`${submissionId}`))).toBe(true);
    expect(mails).not.toEqual([]);
    expect((await leads(`show ${message.reference}`)).out).toContain('leads refuse: not for us');
    expect((await leads('refuse --like casino --yes')).exitCode).toBe(1);
  });

  test('it says who refused them', async () => {
    const { leads, message } = await flooded();
    await leads(['refuse', '--suspected', '--yes', '--by', 'Anna']);
    expect((await leads(`show ${message.reference}`)).out).toContain('Anna: not for us');
    expect((await leads(['refuse', '--suspected', '--by', ''])).exitCode).toBe(2);
  });

  test('it chooses by the minute and by the mark', async () => {
    const { leads, using } = await flooded();
    const [{ receivedAt = '' } = {}] = await using((db) =>
      db.selectFrom('submissions').select('receivedAt').execute(),
    );
    const minute = (offset: number) =>
      shortTime(new Date(Date.parse(receivedAt) + offset * 60_000).toISOString()).replace(' ', 'T');
    expect((await leads('refuse --suspected')).err).toContain('Would refuse: 1.');
    const at = (from: string, to: string) => leads(`refuse --from ${from} --to ${to}`);
    // With the customer's; two others have been answered.
    expect((await at(minute(0), minute(0))).err).toContain(`Would refuse: ${ROBOTS + 2}.`);
    expect((await at(minute(1), minute(2))).exitCode).toBe(1);
    expect((await at(minute(-2), minute(-1))).exitCode).toBe(1);
    expect((await at(minute(1), minute(0))).exitCode).toBe(2);
  });
});

test('it refuses nothing unless it is told which', async () => {
  const { leads } = openDesk();
  expect((await leads('refuse --yes')).exitCode).toBe(2);
  expect((await leads('refuse --yes --from 2026-11-21')).exitCode).toBe(2);
});

test('it reads page by page, and each page by an index', async () => {
  const { db, plans } = watchQueries(await openTestDatabase());
  const ids: string[] = [];
  for (let robot = 0; robot < 7; robot += 1) {
    ids.push((await storeRequest(db, { flag: 'too-fast' })).id);
  }
  const found: string[] = [];
  for await (const some of eachUntouched(db, { suspected: true, from: '2026' }, 2)) {
    found.push(...some.map(({ id }) => id));
  }
  expect(found).toEqual(ids);
  const asked = (await plans()).filter(({ sql }) => /from "submissions" where "stage"/.test(sql));
  expect(asked).toHaveLength(5);
  for (const { plan } of asked) {
    expect(plan).toContain('SEARCH submissions USING INDEX submissions_stage (stage=?');
    expect(plan).not.toContain('SCAN');
  }
});

test('what somebody does while it refuses is left alone', async () => {
  const { using } = openDesk();
  await using(async (db) => {
    const stored = [await storeRequest(db), await storeRequest(db)] as const;
    const found = await Array.fromAsync(eachUntouched(db, { suspected: false }));
    await storeEvents(db, stored[0], [{ kind: 'taken', by: 'Anna' }]);
    expect(await refuseAll(db, found.flat(), { by: 'Sam', at: new Date() })).toBe(1);
    const [taken, refused] = await findCases(
      db,
      stored.map(({ id }) => id),
    );
    expect(taken?.progress.stage).toBe('taken');
    expect(refused?.progress.stage).toBe('refused');
  });
});

test('ten thousand are refused while a visitor is served', {
  tags: 'slow',
  timeout: 480_000,
}, async () => {
  const { leads, using } = openDesk();
  await using(async (db) => {
    await inTransaction(db, async (trx) => {
      for (let robot = 0; robot < 10_000; robot += 1) {
        await storeRequest(trx, { name: `Casino ${robot}` });
      }
    });
  });
  const refusing = leads('refuse --like casino --yes');
  const customer = await using((db) => storeRequest(db));
  expect((await refusing).out).toBe('Refused: 10000.\n');
  const waiting = await using((db) =>
    db.selectFrom('submissions').select('id').where('stage', '=', 'waiting').execute(),
  );
  expect(waiting).toEqual([{ id: customer.id }]);
});
