import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../tests/eventually.ts';
import { quoted } from '../../tests/server/testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { buildTestApp } from '../../tests/server/testing/test-app.ts';
import { openForVisitors } from '../../tests/server/testing/test-database.ts';
import { foundIn, openDesk, setMail, storeEvents } from '../../tests/server/testing/test-desk.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';
import { createLog } from '../settings/log.ts';
import { createLogEmptier, type LogEmptier } from './empty-log.ts';

const HER = {
  name: 'Nomvula Khumalo',
  email: 'nomvula.k@visitor.example',
  phone: '072 555 0111',
  fromAddress: '9 Protea Close, Sundowner',
  additionalNotes: 'Please mind the parrots',
};
const SUBJECT = 'New quote request from Nomvula';
const NOTE = 'The gate sticks';
const REFUSAL = '550 no such user: she moved';
/** As the diary finds her. */
const TERMS = ['khumalo', '725550111'];
const TRACES = [...Object.values(HER), ...TERMS, SUBJECT, NOTE, REFUSAL];

/** A running server with her request, a quote and a mail that failed once. */
async function serverWithHers(emptier?: LogEmptier) {
  const desk = openDesk();
  const db = await openForVisitors(`sqlite:${desk.file}`);
  const tryEveryMs = 5;
  const { app } = await buildTestApp({
    db,
    emptier: emptier ?? createLogEmptier({ db, log: createLog('silent'), tryEveryMs }),
  });
  const payload = { ...SAMPLE_REQUEST, ...HER };
  const sent = await app.inject({ method: 'POST', url: '/api/quote-requests', payload });
  const { id, linkKey, reference } = sent.json();
  await db.updateTable('submissions').set({ subject: SUBJECT }).execute();
  await setMail(db, { id }, { state: 'sent', lastError: REFUSAL });
  await storeEvents(db, { id }, [quoted({ note: NOTE })]);
  return {
    ...desk,
    db,
    reference: String(reference),
    remove: () => removeAt(app, linkKey),
  };
}

async function removeAt(app: FastifyInstance, linkKey: string) {
  const { statusCode } = await app.inject({
    method: 'DELETE',
    url: '/api/your-move?keeps=account',
    headers: { authorization: `Bearer ${linkKey}` },
  });
  return statusCode;
}

describe('what was deleted is in no byte of the database or its log', () => {
  test('when the visitor is told so', async () => {
    const { folder, remove } = await serverWithHers();
    expect(foundIn(folder, TRACES)).toEqual(TRACES);
    expect(await remove()).toBe(204);
    expect(foundIn(folder, TRACES)).toEqual([]);
  });

  test('of a move that took place, but for its account', async () => {
    const { file, folder } = openDesk();
    const db = await openForVisitors(`sqlite:${file}`);
    const server = await withQuote({ db }, HER);
    await server.quoteIt({ note: NOTE });
    await server.answer('accepted');
    await server.confirmIt();
    await server.deliver();
    server.clock.time = Date.parse('2026-12-07T18:30:00+02:00');
    const price = 6500;
    await server.act({
      kind: 'settled',
      price,
      lines: [],
      paid: 'cash',
      day: '2026-12-07',
      said: '',
    });
    await db.updateTable('submissions').set({ subject: SUBJECT }).execute();
    expect(foundIn(folder, TRACES)).toEqual(TRACES.filter((trace) => trace !== REFUSAL));
    expect(await removeAt(server.app, server.linkKey)).toBe(204);
    expect(foundIn(folder, [HER.additionalNotes, SUBJECT, NOTE])).toEqual([]);
    expect(foundIn(folder, [HER.name, HER.fromAddress])).toHaveLength(2);
  });

  test('after leads erase, while the server runs', async () => {
    const { folder, leads, reference } = await serverWithHers();
    expect(await leads(`erase ${reference}`)).toMatchObject({ exitCode: 0 });
    expect(foundIn(folder, TRACES)).toEqual([]);
  });

  test('as soon as nobody reads it any more, as a backup does', async () => {
    const { file, folder, remove } = await serverWithHers();
    const reader = new DatabaseSync(file);
    reader.exec('begin; select * from outbox');
    expect(await remove()).toBe(204);
    expect(foundIn(folder, TRACES)).not.toEqual([]);
    reader.close();
    await eventually(() => expect(foundIn(folder, TRACES)).toEqual([]));
  });

  test('after the next start, if the server died before', async () => {
    const dead = { start() {}, empty: async () => {}, stop: async () => {} };
    const { db, folder, remove } = await serverWithHers(dead);
    expect(await remove()).toBe(204);
    expect(foundIn(folder, TRACES)).not.toEqual([]);
    const emptier = createLogEmptier({ db, log: createLog('silent') });
    emptier.start();
    await eventually(() => expect(foundIn(folder, TRACES)).toEqual([]));
    await emptier.stop();
  });
});
