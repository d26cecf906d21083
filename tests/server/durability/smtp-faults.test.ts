// @module-tag slow
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import type { MailFault } from '../testing/mail-server.ts';
import { letTimePass, outboxIsEmpty } from '../testing/outbox-waiting.ts';
import { reckon } from '../testing/reckoning.ts';
import { prepareFolder, startServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openDatabaseAt } from '../testing/test-database.ts';
import { openMailServer } from '../testing/test-mail-server.ts';
import { createVisitors } from '../testing/visitors.ts';

/** As many forms as mails that a server sends at once. */
const FORMS = ['first', 'second', 'third', 'fourth'];

async function setUp(fault: MailFault) {
  const folder = prepareFolder(temporaryFolder());
  const databaseUrl = `sqlite:${join(folder, 'requests.db')}`;
  const mails = await openMailServer(fault);
  const environment = { DATABASE_URL: databaseUrl, SMTP_URL: mails.url, RATE_LIMIT: '0' };
  const { url } = await startServerProcess(folder, environment);
  const visitors = createVisitors();
  await Promise.all(FORMS.map((form) => visitors.press(url, form)));
  // The visitor notices nothing of the mail server's fault.
  expect(visitors.answers).toEqual(new Map([[201, FORMS.length]]));
  const db = await openDatabaseAt(databaseUrl);
  const allHave = (state: object) =>
    eventually(async () => {
      const toTheTeam = db.selectFrom('outbox').selectAll().where('kind', '=', 'received');
      expect(await toTheTeam.execute()).toMatchObject(FORMS.map(() => state));
    });
  return { db, mails, visitors, allHave };
}

type Setting = Awaited<ReturnType<typeof setUp>>;

async function expectMailed({ db, mails, visitors }: Setting, times: 'mailedOnce' | 'mailedTwice') {
  const result = await reckon(db, visitors.acknowledged.values(), mails.accepted);
  expect(result).toMatchObject({ [times]: FORMS.length, lost: [], strangeCopies: [] });
}

test.each(['hangs up', 'is busy'] as const)(
  'a mail server that %s: each mail waits, and then arrives once',
  async (fault) => {
    const setting = await setUp(fault);
    await setting.allHave({ state: 'waiting', attempts: 1 });
    setting.mails.fault = () => 'none';
    await letTimePass(setting.db);
    await outboxIsEmpty(setting.db);
    await expectMailed(setting, 'mailedOnce');
  },
);

test('a mail server that never greets is given up, and the mail arrives once it does', async () => {
  const setting = await setUp('never greets');
  await eventually(async () => {
    const failed = setting.db.selectFrom('outbox').select('id').where('attempts', '=', 1);
    expect(await failed.execute()).toHaveLength(FORMS.length);
  });
  setting.mails.fault = () => 'none';
  await letTimePass(setting.db);
  await outboxIsEmpty(setting.db);
  await expectMailed(setting, 'mailedOnce');
});

test('a mail server that is slow gets each mail once', async () => {
  const setting = await setUp('is slow');
  await outboxIsEmpty(setting.db);
  await expectMailed(setting, 'mailedOnce');
});

test('a mail server that dies after the dot gets the mail twice, to be known by its Message-ID', async () => {
  const setting = await setUp('dies after the dot');
  await setting.allHave({ state: 'waiting', attempts: 1, unanswered: 1 });
  setting.mails.fault = () => 'none';
  await letTimePass(setting.db);
  await outboxIsEmpty(setting.db);
  await expectMailed(setting, 'mailedTwice');
});

test('a mail to the team that is refused for good waits, and arrives once', async () => {
  const setting = await setUp('refuses');
  await setting.allHave({ state: 'waiting', attempts: 1 });
  setting.mails.fault = () => 'none';
  await letTimePass(setting.db);
  // A visitor's that was refused for good is dead.
  await setting.allHave({ state: 'sent' });
  await expectMailed(setting, 'mailedOnce');
});
