// @module-tag slow
import { expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { letTimePass, outboxIsEmpty } from '../testing/outbox-waiting.ts';
import { reckon } from '../testing/reckoning.ts';
import { prepareFolder, startServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openDatabaseAt } from '../testing/test-database.ts';
import { openMailServer } from '../testing/test-mail-server.ts';
import { createVisitors } from '../testing/visitors.ts';

/** The numbers of answers after which the test kills the server. */
const ROUNDS = [1, 4, 9];
const FORMS_A_ROUND = 16;
/** A server that dies before it records the mail server's answer sends the mail again. */
const MOST_IN_HAND = 4;

onEachDatabase('$name', ({ setUp }) => {
  const newDatabase = setUp();

  test('a server killed under load, again and again, loses nothing it was thanked for', async () => {
    const folder = prepareFolder(temporaryFolder());
    const url = await newDatabase();
    const mails = await openMailServer();
    const environment = { DATABASE_URL: url, SMTP_URL: mails.url, RATE_LIMIT: '0' };
    const visitors = createVisitors();
    const forms: string[] = [];
    for (const killAfter of ROUNDS) {
      const server = await startServerProcess(folder, environment);
      let answers = 0;
      const pressing = Array.from({ length: FORMS_A_ROUND }, async (_, number) => {
        const form = `killed-after-${killAfter}-${number}`;
        forms.push(form);
        await visitors.press(server.url, form);
        answers += 1;
        if (answers === killAfter) server.child.kill('SIGKILL');
      });
      await Promise.all(pressing);
      expect(await server.ended).toBe('SIGKILL');
    }
    const db = await openDatabaseAt(url);
    const thanked = [...visitors.acknowledged.values()];
    expect(thanked.length).toBeGreaterThanOrEqual(ROUNDS.length);
    expect(await reckon(db, thanked, [])).toMatchObject({ found: thanked.length });

    // A visitor without an answer presses again; a retry of a stored form gets the same reference.
    const last = await startServerProcess(folder, environment);
    await Promise.all(forms.map((form) => visitors.pressUntilTaken(() => last.url, form)));
    await letTimePass(db);
    await outboxIsEmpty(db);

    expect(visitors.broken).toEqual([]);
    const result = await reckon(db, visitors.acknowledged.values(), mails.accepted);
    expect(result).toMatchObject({ acknowledged: forms.length, lost: [], strangeCopies: [] });
    expect(result.mailedTwice).toBeLessThanOrEqual(ROUNDS.length * MOST_IN_HAND);
    expect(result.mailedMoreOften).toBe(0);
    expect(await db.selectFrom('submissions').select('id').execute()).toHaveLength(forms.length);
  });
});
