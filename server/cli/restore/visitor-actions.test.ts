// @module-tag slow
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { foundIn, openDesk, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import type { Database } from '../../database/database.ts';
import { newLinkKey } from '../../requests/link-key.ts';
import { changeMove } from '../../your-move/change-move.ts';
import { deleteMove } from '../../your-move/delete-move.ts';
import { actOnMove } from '../../your-move/visitor-action.ts';

const at = (time: string) => new Date(time);

/** Stores a request whose visitor has changed it and asked for a call. */
async function storeChanged(db: Database, changes: Parameters<typeof storeRequest>[1] = {}) {
  const linkKey = newLinkKey();
  const quote = await storeRequest(db, { linkKey, ...changes });
  const corrected = { ...quote.content, toAddress: '31 Umgeni Street, Chartwell' };
  await changeMove(db, linkKey, corrected, at('2026-11-21T21:00:00Z'));
  await actOnMove(db, linkKey, { kind: 'call' }, at('2026-11-21T22:00:00Z'));
  return { ...quote, linkKey, corrected };
}

onEachDatabase('on $name', ({ setUp }) => {
  const newDatabase = setUp();

  test('show and export have what a visitor did, and the key nowhere', async () => {
    const { leads, using } = openDesk({ DATABASE_URL: await newDatabase() });
    const { linkKey, reference } = await using((db) => storeChanged(db));
    const { out } = await leads(`show ${reference}`);
    expect(out).toMatch(
      /Then +Changed by the visitor, Saturday 21 November 2026 at 23:00 SAST\n +To: 31 Umgeni Street, Chartwell, was 4 Cedar Road, Fourways\n/,
    );
    expect(out).toMatch(
      /Then +The visitor asked for a call, Sunday 22 November 2026 at 00:00 SAST\n/,
    );
    const json = (await leads('export --json')).out;
    expect(JSON.parse(json).leads[0].history).toEqual([
      {
        kind: 'changed',
        number: 1,
        by: null,
        at: '2026-11-21T21:00:00.000Z',
        changes: [
          {
            field: 'toAddress',
            before: '4 Cedar Road, Fourways',
            after: '31 Umgeni Street, Chartwell',
          },
        ],
        unmailed: true,
      },
      { kind: 'call', number: 2, by: null, at: '2026-11-21T22:00:00.000Z' },
    ]);
    const csv = (await leads('export')).out;
    expect(csv).toMatch(/,stage,takenBy,moveDay,changedAt,callAskedAt,name,/);
    expect(csv).toMatch(
      /,waiting,,2026-12-05,2026-11-21T21:00:00.000Z,2026-11-21T22:00:00.000Z,Thandi Nkosi,/,
    );
    for (const words of [
      `show ${reference}`,
      `show ${reference} --json`,
      'list --json',
      'export',
      'export --json',
      'outbox --json',
    ]) {
      expect((await leads(words)).out, words).not.toContain(linkKey);
    }
  });

  test('outbox and retry know the mails about it', async () => {
    const { leads, using } = openDesk({ DATABASE_URL: await newDatabase() });
    const { reference, linkKey } = await using((db) => storeChanged(db));
    const kinds = async () =>
      JSON.parse((await leads('outbox --json')).out)
        .mails.map(({ kind, reference }: Record<string, string>) => `${kind} ${reference}`)
        .toSorted();
    expect(await kinds()).toEqual(
      ['call', 'changed', 'received'].map((kind) => `${kind} ${reference}`),
    );
    await using((db) => db.updateTable('outbox').set({ state: 'dead' }).execute());
    expect(await leads(`retry ${reference}`)).toMatchObject({ exitCode: 0 });
    expect((await leads('outbox')).out).not.toContain('dead');
    await using((db) => deleteMove(db, linkKey, at('2026-11-22T06:00:00Z')));
    expect(await kinds()).toEqual([`deletion ${reference}`]);
    expect(await leads(`retry ${reference}`)).toMatchObject({ exitCode: 0 });
    const { exitCode, err } = await leads(`show ${reference}`);
    expect([exitCode, err]).toEqual([
      1,
      `Whoever sent ${reference} deleted it on Sunday 22 November 2026 at 08:00 SAST.\n`,
    ]);
  });

  test('erase and purge take what was done along', async () => {
    const { leads, using } = openDesk({ DATABASE_URL: await newDatabase() });
    const { reference } = await using(async (db) => {
      await storeChanged(db, { receivedAt: '2019-01-01T08:00:00.000Z' });
      return storeChanged(db);
    });
    expect((await leads('purge')).out).toContain('Removed 1 quote request');
    expect(await using((db) => db.selectFrom('events').select('number').execute())).toHaveLength(2);
    expect(await leads(`erase ${reference}`)).toMatchObject({ exitCode: 0 });
    const left = await using(async (db) => [
      ...(await db.selectFrom('events').select('number').execute()),
      ...(await db.selectFrom('outbox').select('id').execute()),
    ]);
    expect(left).toEqual([]);
  });
});

test('of what was erased or deleted no byte stays, of what changed neither', async () => {
  const desk = openDesk();
  const [erased, deleted] = await desk.using(async (db) => [
    await storeChanged(db, { fromAddress: '1 Erased Street, Linden' }),
    await storeChanged(db, { fromAddress: '1 Deleted Street, Linden' }),
  ]);
  expect(await desk.leads(`erase ${erased.reference}`)).toMatchObject({ exitCode: 0 });
  await desk.using((db) => deleteMove(db, deleted.linkKey, at('2026-11-22T06:00:00Z')));
  expect(await desk.leads('purge')).toMatchObject({ exitCode: 0 });
  const words = ['Erased Street', 'Deleted Street', 'Umgeni', 'Thandi', erased.id, deleted.id];
  expect(foundIn(desk.folder, [...words, erased.linkKey, deleted.linkKey])).toEqual([]);
});

test('the notice of a deletion is kept for 90 days', async () => {
  const desk = openDesk({}, '2027-02-20T06:00:00.000Z');
  const references = await desk.using(async (db) => {
    const stored = [];
    for (const time of ['2026-11-22T05:59:59.999Z', '2026-11-22T06:00:00.000Z']) {
      const linkKey = newLinkKey();
      stored.push((await storeRequest(db, { linkKey })).reference);
      await deleteMove(db, linkKey, at(time));
    }
    return stored;
  });
  await desk.leads('purge');
  const [old, kept] = references;
  expect((await desk.leads(`show ${old}`)).err).toContain('Nothing has');
  expect((await desk.leads(`show ${kept}`)).err).toContain('deleted it');
  const mails = await desk.using((db) => db.selectFrom('outbox').select('id').execute());
  expect(mails).toHaveLength(1);
});

describe('a backup', () => {
  async function withBackup() {
    const desk = openDesk();
    const backup = join(desk.folder, 'before.db');
    const stored = await desk.using(async (db) => ({
      changed: await storeChanged(db),
      deleted: await storeChanged(db),
    }));
    await desk.leads(`backup ${backup}`);
    await desk.using(async (db) => {
      const { linkKey, corrected } = stored.changed;
      await changeMove(
        db,
        linkKey,
        { ...corrected, moveDate: '2026-12-09' },
        at('2026-11-22T06:00:00Z'),
      );
      await deleteMove(db, stored.deleted.linkKey, at('2026-11-22T06:00:00Z'));
    });
    const move = async (reference: string) =>
      JSON.parse((await desk.leads(`show ${reference} --json`)).out);
    return { ...desk, ...stored, backup, move };
  }

  test('keeps keys, changes and their mails', async () => {
    const { backup, changed, leads, move, using } = await withBackup();
    expect(await leads(`restore ${backup}`)).toMatchObject({ exitCode: 0 });
    expect((await move(changed.reference)).history).toHaveLength(2);
    expect(
      await using((db) =>
        actOnMove(db, changed.linkKey, { kind: 'call' }, at('2026-11-24T06:00:00Z')),
      ),
    ).toBe('stored');
    expect(await using((db) => db.selectFrom('outbox').select('id').execute())).toHaveLength(7);
  });

  test('restored: a later correction and deletion are named', async () => {
    const { backup, changed, deleted, leads } = await withBackup();
    const { err } = await leads(`restore ${backup}`);
    expect(err).toContain(`came after the backup: ${changed.reference}, ${deleted.reference}.`);
    expect(err).toContain(`but not in the replaced database: ${deleted.reference}.`);
  });
});
