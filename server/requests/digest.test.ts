import { expect, test } from 'vitest';
import { areas } from '../../content/areas.ts';
import { COMPOSING } from '../../tests/server/testing/composing.ts';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { buildTestApp, idleOutbox } from '../../tests/server/testing/test-app.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { storeEvents } from '../../tests/server/testing/test-desk.ts';
import { composeDigestMail } from '../notifications/to-team/digest.email.ts';
import { leaseDue } from '../sending/outbox/lease.repository.ts';
import { loadConfig } from '../settings/config.ts';
import { createLog } from '../settings/log.ts';
import { createReminders } from '../waiting/reminders.ts';

const MINUTE = 60_000;

onEachDatabase('$name', ({ name, setUp }) => {
  const newDatabase = setUp();

  async function server() {
    const clock = { time: Date.parse('2026-11-23T09:00:00+02:00') };
    const now = () => new Date(clock.time);
    const { app, db } = await buildTestApp({
      db: await openDatabaseAt(await newDatabase()),
      now,
      config: loadConfig({ RATE_LIMIT: '1000' }),
    });
    const send = async (changes: object = {}, url = '/api/quote-requests') => {
      const payload = { ...SAMPLE_REQUEST, ...changes };
      const answer = await app.inject({ method: 'POST', url, payload });
      expect(answer.statusCode).toBe(201);
      return answer.json<{ reference: string; id: string }>();
    };
    const robots = async (many: number, changes: object = {}) => {
      for (let one = 0; one < many; one += 1) await send({ name: `Robot ${one}`, ...changes });
    };
    const mails = () =>
      db
        .selectFrom('outbox')
        .select(['kind', 'submissionId', 'about'])
        .where('kind', '!=', 'acknowledgement')
        .orderBy('id')
        .execute();
    const digests = async () => {
      const found = (await mails()).filter(({ kind }) => kind === 'digest');
      return Promise.all(
        found.map((row) =>
          composeDigestMail(db, { event: null, ...row }, { ...COMPOSING, now: now() }),
        ),
      );
    };
    return { db, clock, now, send, robots, mails, digests };
  }

  test('the twenty-first of ten minutes and those after it are named in one mail', async () => {
    const { robots, send, mails, digests, clock } = await server();
    await robots(20);
    expect((await mails()).map(({ kind }) => kind)).toEqual(Array(20).fill('received'));
    await robots(30);
    const suburb = areas[0]?.name;
    const { reference } = await send({ name: 'Lerato Dube', fromAddress: `1 Elm Road, ${suburb}` });
    expect(await mails()).toHaveLength(21);
    const [digest] = await digests();
    expect(digest?.subject).toBe('31 requests and messages in a few minutes');
    // As every mail to the team it begins with a person and their move.
    expect(digest?.text).toMatch(/^Robot \d+, .+ to .+, and 30 more\n/);
    expect(digest?.text).toContain(`Answer ${reference}`);
    expect(digest?.text).toContain(`Lerato Dube: ${suburb}`);
    expect(digest?.text).toContain('and 29 like it: Robot 1 (');
    expect(digest?.text).toContain('refuse --from 2026-11-23T09:00 --to 2026-11-23T09:00\n');
    clock.time += 11 * MINUTE;
    await send();
    expect((await mails()).at(-1)).toMatchObject({ kind: 'received' });
  });

  test('suspected ones are marked in it, and take no mail of its own from anybody else', async () => {
    const { robots, send, mails, digests } = await server();
    await robots(25, { topic: 'casino' });
    const { id } = await send({ name: 'Lerato Dube' });
    expect((await mails()).at(-1)).toEqual({ kind: 'received', submissionId: id, about: null });
    const [digest] = await digests();
    expect(digest?.text).toContain('MARKED AS SUSPICIOUS: 5');
    expect(digest?.text).not.toContain('PLEASE READ');
  });

  test('what was refused since is left out of it, and without the rest it is not sent', async () => {
    const { db, robots, send, digests } = await server();
    await robots(30);
    const { id } = await send({ name: 'Lerato Dube' });
    const stored = await db.selectFrom('submissions').select('id').execute();
    for (const each of stored) {
      if (each.id !== id) await storeEvents(db, each, [{ kind: 'refused', by: 'Anna' }]);
    }
    expect((await digests())[0]?.subject).toBe('1 request or message in a few minutes');
    await storeEvents(db, { id }, [{ kind: 'refused', by: 'Anna' }]);
    expect(await digests()).toEqual([undefined]);
  });

  test('what comes while a digest is sent begins the next one', async () => {
    const { db, robots, digests, clock, now } = await server();
    await robots(21);
    clock.time += 10 * MINUTE - 1;
    await robots(1);
    clock.time += 1;
    let leased = await leaseDue(db, 'mail', new Date(Date.now() + 60 * MINUTE));
    while (leased && leased.kind !== 'digest') leased = await leaseDue(db, 'mail', new Date());
    await robots(22, { name: 'Late Robot' });
    const [first, second] = await digests();
    expect(now().getTime()).toBe(clock.time);
    expect(first?.text).not.toContain('Late Robot');
    expect(second?.text).toContain('Late Robot');
  });

  // PostgreSQL reminds by its own clock.
  if (name !== 'SQLite') return;

  test('one reminder is stored for all that wait in a digest', async () => {
    const { db, robots, mails, digests, clock, now } = await server();
    await robots(60);
    clock.time += 26 * 60 * MINUTE;
    const deps = { db, outbox: idleOutbox(), log: createLog('silent'), now };
    const reminders = createReminders({ ...deps, reminders: loadConfig({}).remindAfter });
    await reminders.look();
    await reminders.look();
    const stored = (await mails()).slice(21);
    expect(stored.filter(({ kind }) => kind === 'reminder')).toHaveLength(20);
    expect(stored.filter(({ kind }) => kind === 'digest')).toHaveLength(1);
    expect((await digests())[1]?.subject).toBe('No answer yet: 40 requests and messages');
  });
});
