// @module-tag slow
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { SAMPLE_BILL, visitOn } from '../../tests/server/testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import {
  openDesk,
  setMail,
  storeEvents,
  storeMessage,
  storeRequest,
} from '../../tests/server/testing/test-desk.ts';

onEachDatabase('on $name', ({ setUp }) => {
  const newDatabase = setUp();

  test('lists, shows and exports quotes and messages', async () => {
    const { leads, using } = openDesk({ DATABASE_URL: await newDatabase() });
    const [quote, message] = await using(async (db) => [
      await storeRequest(db),
      await storeMessage(db, { flag: 'too-fast' }),
    ]);
    const { out } = await leads('list --json --from 2026-11-21 --to 2026-11-21');
    expect(JSON.parse(out)).toMatchObject({
      total: 2,
      leads: [
        { kind: 'message', reference: message?.reference, mail: { state: 'waiting' } },
        { kind: 'request', reference: quote?.reference, inventory: { kitchen: ['stove'] } },
      ],
    });
    expect(JSON.parse((await leads('list --json --suspected')).out).total).toBe(1);
    expect((await leads(`show ${quote?.reference}`)).out).toContain(quote?.name);
    expect((await leads('export')).out).toContain(message?.reference);
  });

  test('shows the outbox, given up first, and retries', async () => {
    const { leads, using } = openDesk({ DATABASE_URL: await newDatabase() });
    const dead = await using(async (db) => {
      await storeRequest(db);
      const message = await storeMessage(db);
      await setMail(db, message, { state: 'dead', attempts: 1, lastError: '550 no' });
      return message;
    });
    const [first, second] = JSON.parse((await leads('outbox --json')).out).mails;
    expect(first).toMatchObject({ reference: dead.reference, state: 'dead', attempts: 1 });
    expect(second).toMatchObject({ about: 'request', state: 'waiting', attempts: 0 });
    expect(await leads('retry --all')).toMatchObject({ exitCode: 0, out: 'Due at once: 2.\n' });
  });

  test('erases in any case, and purges', async () => {
    const { leads, using } = openDesk({ DATABASE_URL: await newDatabase() });
    await using(async (db) => {
      await storeRequest(db, { email: 'Her@Visitor.example' });
      await storeMessage(db, { email: 'HER@visitor.example' });
      await storeRequest(db, { receivedAt: '2019-01-01T08:00:00.000Z' });
      await storeRequest(db, { receivedAt: '2026-01-01T08:00:00.000Z', flag: 'honeypot' });
      await storeRequest(db);
    });
    expect(await leads('erase her@visitor.EXAMPLE')).toMatchObject({ exitCode: 0 });
    expect((await leads('purge')).out).toContain('Removed 2 quote requests, 0 messages');
    expect(JSON.parse((await leads('list --json')).out).total).toBe(1);
    expect(await using((db) => db.selectFrom('outbox').select('id').execute())).toHaveLength(1);
  });

  test('erases all but the account of a move that took place, unless that is to go too', async () => {
    const url = await newDatabase();
    const { leads, using } = openDesk({ DATABASE_URL: url }, '2026-12-08T08:00:00Z');
    const { email } = SAMPLE_REQUEST;
    const [owing, asked] = await using(async (db) => {
      const moved = await storeRequest(db);
      await storeEvents(db, moved, [
        { kind: 'agreed', price: 6500, upTo: null, ...visitOn('2026-12-07'), said: '' },
        { kind: 'settled', ...SAMPLE_BILL },
      ]);
      return [moved.reference, (await storeRequest(db)).reference];
    });
    const kept = `of request ${owing}: name, phone number and email address, both addresses, the day, what was agreed and what it came to (R7\u00a0700.50, R7\u00a0700.50 to pay)\n`;
    expect((await leads(`erase ${email} --dry-run`)).out).toBe(
      `Would remove request ${asked}\nWould keep ${kept}`,
    );
    for (const removed of [`Removed request ${asked}\n`, '']) {
      expect(await leads(`erase ${email}`)).toMatchObject({
        exitCode: 0,
        out: `${removed}Kept ${kept}`,
      });
    }
    const shown = (await leads(`show ${owing}`)).out;
    expect(shown).toContain('The team erased the request');
    expect(shown).not.toContain('stove');
    expect((await leads('export')).out).toContain('7700.50');
    expect((await leads(`erase ${owing} --accounts`)).out).toBe(`Removed request ${owing}\n`);
    expect(JSON.parse((await leads('list --json')).out).total).toBe(0);
  });
});
