// @module-tag slow
import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { eventually } from '../../../tests/eventually.ts';
import { SAMPLE_REQUEST } from '../../../tests/server/testing/sample-request.ts';
import { prepareFolder, startServerProcess } from '../../../tests/server/testing/server-process.ts';
import { temporaryFolder } from '../../../tests/server/testing/temporary-folder.ts';
import {
  foundIn,
  openDesk,
  setMail,
  storeMessage,
  storeRequest,
} from '../../../tests/server/testing/test-desk.ts';
import type { OutboxRow } from '../../database/tables/outbox.table.ts';
import { webhookBody } from '../../notifications/webhooks/webhook-body.ts';
import { turnOnWebhooks } from '../../notifications/webhooks/webhook-switch.ts';
import { newLinkKey } from '../../requests/link-key.ts';
import { actAtDesk } from '../../team/desk/desk-action.ts';
import { changeMove } from '../../your-move/change-move.ts';

const HER = {
  name: 'Nomvula Khumalo',
  email: 'Nomvula.K@Visitor.example',
  phone: '072 555 0111',
  fromAddress: '9 Protea Close, Sundowner',
  toAddress: '31 Umgeni Street, Chartwell',
  additionalNotes: `The aviary moves too. ${'Please mind the parrots. '.repeat(190)}`,
};
const HER_HOURS = 'after the school run in Umgeni Street';
const { access } = SAMPLE_REQUEST;
const HER_ACCESS = access && { ...access, to: { ...access.to, hours: HER_HOURS } };
const UNKNOWN = `${company.referencePrefix}-GGGG-GG`;
const TRACES = [...Object.values(HER), HER_HOURS, 'mind the parrots', 'nomvula.k@visitor.example'];

test('by address, everything of a person goes, from the bytes of every file', async () => {
  const desk = openDesk();
  const [hers, message] = await desk.using(async (db) => {
    const first = await storeRequest(db, { ...HER, access: HER_ACCESS });
    for (let each = 0; each < 60; each += 1) await storeRequest(db);
    const { name, phone } = HER;
    const second = await storeMessage(db, { name, phone, email: HER.email.toUpperCase() });
    await setMail(db, first, { lastError: `550 no such user ${HER.email}` });
    return [first, second];
  });

  const { exitCode, out, err } = await desk.leads('erase nomvula.k@visitor.EXAMPLE');
  expect({ exitCode, found: foundIn(desk.folder, TRACES) }).toEqual({ exitCode: 0, found: [] });
  expect(out).toBe(`Removed message ${message?.reference}\nRemoved request ${hers?.reference}\n`);
  expect(err).toContain('Beyond reach');
  const left = JSON.parse((await desk.leads('list --json')).out);
  expect(left.total).toBe(60);
  expect(await desk.using((db) => db.selectFrom('outbox').select('id').execute())).toHaveLength(60);
});

test('by an address that was corrected since, the request goes, from the bytes of every file', async () => {
  const desk = openDesk();
  const linkKey = newLinkKey();
  await desk.using(async (db) => {
    await storeRequest(db, { ...HER, linkKey });
    await storeRequest(db);
    const corrected = { ...SAMPLE_REQUEST, email: 'new.address@visitor.example' };
    await changeMove(db, linkKey, corrected, new Date());
  });
  const { exitCode } = await desk.leads('erase NOMVULA.K@visitor.example');
  const found = foundIn(desk.folder, [HER.email, 'new.address@visitor.example']);
  expect({ exitCode, found }).toEqual({ exitCode: 0, found: [] });
  expect(JSON.parse((await desk.leads('list --json')).out).total).toBe(1);
});

test('what the team did at the desk goes too, with its key', async () => {
  const desk = openDesk();
  const { reference, key } = await desk.using(async (db) => {
    const deskKey = newLinkKey();
    const quote = await storeRequest(db, { ...HER, deskKey });
    const said = { by: 'Annatjie', after: 0, said: 'Her mother has the key' };
    await actAtDesk(
      db,
      deskKey,
      { kind: 'phoned', ...said },
      { key: 'an-action', bodyHash: '' },
      new Date(),
    );
    return { reference: quote.reference, key: deskKey };
  });
  expect((await desk.leads(`show ${reference}`)).out).toContain('Annatjie answered');
  const { exitCode } = await desk.leads(`erase ${HER.email}`);
  const found = foundIn(desk.folder, [key, 'Annatjie', 'Her mother has the key']);
  expect({ exitCode, found }).toEqual({ exitCode: 0, found: [] });
});

test('by reference, one request goes and the next stays', async () => {
  const { leads, using } = openDesk();
  const [first, second] = await using(async (db) => [
    await storeRequest(db, HER),
    await storeRequest(db, HER),
  ]);
  expect(await leads(`erase ${first?.reference.toLowerCase()}`)).toMatchObject({ exitCode: 0 });
  expect(await leads(`show ${first?.reference}`)).toMatchObject({ exitCode: 1 });
  expect(await leads(`show ${second?.reference}`)).toMatchObject({ exitCode: 0 });
});

test('--dry-run names what would go, and removes nothing', async () => {
  const desk = openDesk();
  const { reference } = await desk.using((db) => storeRequest(db, HER));
  const { exitCode, out } = await desk.leads(`erase ${HER.email} --dry-run`);
  expect(exitCode).toBe(0);
  expect(out).toContain(`Would remove request ${reference}`);
  expect(await desk.leads(`show ${reference}`)).toMatchObject({ exitCode: 0 });
});

test('somebody of whom nothing is stored is not found', async () => {
  const { leads, using } = openDesk();
  await using((db) => storeRequest(db));
  for (const whom of ['nobody@visitor.example', UNKNOWN]) {
    const { exitCode, err } = await leads(`erase ${whom}`);
    expect(exitCode).toBe(1);
    expect(err).toContain(whom);
  }
});

test('says that it is not done while somebody still reads, and purge ends it', {
  tags: 'slow',
}, async () => {
  const { file, folder, leads, using } = openDesk();
  await using((db) => storeRequest(db, HER));
  const reader = new DatabaseSync(file);
  reader.exec('begin; select * from submissions');
  const { exitCode, out, err } = await leads(`erase ${HER.email}`);
  expect(exitCode).toBe(1);
  expect(out).toContain('Removed request');
  expect(err).toContain('Not done');
  reader.close();
  expect(await leads('purge')).toMatchObject({ exitCode: 0 });
  expect(foundIn(folder, TRACES)).toEqual([]);
});

test('names the backups that it cannot reach, and says when mail was in hand', async () => {
  const { file, leads, using } = openDesk();
  const { reference } = await using(async (db) => {
    const quote = await storeRequest(db, HER);
    await setMail(db, quote, { leaseId: 'of a server' });
    return quote;
  });
  const kept = `${file}.before-restore-2026-11-20T08-00-00.000Z`;
  writeFileSync(kept, '');
  const { exitCode, err } = await leads(`erase ${reference}`);
  expect(exitCode).toBe(1);
  expect(err).toContain(kept);
  expect(err).toContain('sending email about it');
});

test('works beside a server that goes on taking requests', { tags: 'slow' }, async () => {
  // The team's mail is not the database's.
  const desk = openDesk({ MAIL_DIR: temporaryFolder() });
  const server = await startServerProcess(prepareFolder(desk.folder), desk.environment);
  const send = (changes: object) =>
    fetch(`${server.url}/api/quote-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...SAMPLE_REQUEST, ...changes }),
    });
  // While the command writes, the server may be busy: a form that is told so comes again.
  const sendUntilStored = async () => {
    const refusals = new Set<number>();
    await eventually(async () => {
      const { status } = await send({});
      if (status !== 201) refusals.add(status);
      expect(status).toBe(201);
    });
    return refusals;
  };
  expect((await send(HER)).status).toBe(201);
  await eventually(async () =>
    expect(JSON.parse((await desk.leads('outbox --json')).out).mails).toEqual([]),
  );
  expect(foundIn(desk.folder, [HER.phone])).toEqual([HER.phone]);
  const [erased, ...refusals] = await Promise.all([
    desk.leads(`erase ${HER.email}`),
    ...Array.from({ length: 8 }, sendUntilStored),
  ]);
  expect(erased).toMatchObject({ exitCode: 0 });
  expect(new Set(refusals.flatMap((statuses) => [...statuses])).difference(new Set([503]))).toEqual(
    new Set(),
  );
  // It may still be writing mails: a file that is read must not be moved away.
  server.child.kill('SIGKILL');
  await server.ended;
  expect(foundIn(desk.folder, TRACES)).toEqual([]);
});

test('the receiver of webhooks is told to delete what was erased, by its reference alone', async () => {
  const desk = openDesk();
  const [kept, erased] = await desk.using(async (db) => {
    await turnOnWebhooks(db, new Date('2026-11-22T08:00:00Z'));
    await storeMessage(db, { email: HER.email });
    return [await storeRequest(db), await storeRequest(db, HER)];
  });
  expect(await desk.leads(`erase ${HER.email}`)).toMatchObject({ exitCode: 0 });
  const told = await desk.using(async (db) => {
    const rows = await db
      .selectFrom('outbox')
      .selectAll()
      .where('channel', '=', 'webhook')
      .execute();
    const bodies = rows.map((row) => webhookBody(db, row as OutboxRow<'webhook'>, 'full')); // of this channel
    return (await Promise.all(bodies)).map((body) => JSON.parse(body ?? ''));
  });
  expect(told).toMatchObject([
    { type: 'request.received', data: { reference: kept?.reference } },
    { type: 'request.deleted', timestamp: expect.any(String) },
  ]);
  expect(told[1]?.data).toEqual({ reference: erased?.reference });
});
