// @module-tag slow
import { expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { letTimePass } from '../testing/outbox-waiting.ts';
import { quoted } from '../testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../testing/sample-request.ts';
import { prepareFolder, startServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openDatabaseAt } from '../testing/test-database.ts';
import { storeEvents } from '../testing/test-desk.ts';
import { openMailServer } from '../testing/test-mail-server.ts';
import { startReceiver, status, WEBHOOK_SECRET } from '../testing/webhook-receiver.ts';

async function send(url: string) {
  const response = await fetch(`${url}/api/quote-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(SAMPLE_REQUEST),
  });
  expect(response.status).toBe(201);
}

onEachDatabase('$name', ({ setUp }) => {
  const newDatabase = setUp();

  async function prepare() {
    const [url, mails, receiver] = [
      await newDatabase(),
      await openMailServer(),
      await startReceiver(),
    ];
    const environment = {
      DATABASE_URL: url,
      SMTP_URL: mails.url,
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET,
      RATE_LIMIT: '0',
    };
    const folder = prepareFolder(temporaryFolder());
    return { url, mails, receiver, start: () => startServerProcess(folder, environment) };
  }

  test('a server that is killed before it knows the answer tells it again, under the same id', async () => {
    const { url, receiver, start } = await prepare();
    const server = await start();
    // What the receiver has taken, the server does not know.
    receiver.answerWith(() => void server.child.kill('SIGKILL'));
    await send(server.url).catch(() => {});
    expect(await server.ended).toBe('SIGKILL');
    expect(receiver.told).toHaveLength(1);

    receiver.answerWith(status(204));
    const db = await openDatabaseAt(url);
    await start();
    await letTimePass(db);
    await eventually(() => expect(receiver.told).toHaveLength(2));
    expect(receiver.told[1]?.id).toBe(receiver.told[0]?.id);
    expect(receiver.told[1]?.body).toBe(receiver.told[0]?.body);
  });

  test('a receiver that hangs delays no visitor and no mail', async () => {
    const { mails, receiver, start } = await prepare();
    receiver.answerWith(() => {});
    const { url } = await start();
    for (let count = 0; count < 12; count += 1) await send(url);
    await eventually(() => expect(mails.accepted).toHaveLength(12));
    // None of those that hang has been answered, and no more than four are open.
    expect(receiver.told.length).toBeLessThanOrEqual(4);
  });

  test('a receiver that fails for a day delays no visitor and no mail, and gets all of it then', async () => {
    const { url, mails, receiver, start } = await prepare();
    receiver.answerWith(status(500));
    const db = await openDatabaseAt(url);
    const server = await start();
    await send(server.url);
    await eventually(() => expect(mails.accepted).toHaveLength(1));
    await eventually(() => expect(receiver.told.length).toBeGreaterThan(0));
    const failing = () => db.selectFrom('outbox').selectAll().where('channel', '=', 'webhook');
    await eventually(async () =>
      expect(await failing().execute()).toMatchObject([{ attempts: 1 }]),
    );
    const [stored] = await db.selectFrom('submissions').selectAll().execute();
    await storeEvents(db, { id: `${stored?.id}` }, [quoted()]);
    for (let count = 0; count < 3; count += 1) await send(server.url);
    await eventually(() => expect(mails.accepted).toHaveLength(4));
    receiver.answerWith(status(200));
    await letTimePass(db);
    await eventually(async () => expect(await failing().execute()).toEqual([]));
    const types = receiver.told.map(({ type }) => type);
    expect(types.filter((type) => type === 'request.quoted')).toHaveLength(1);
  });
});
