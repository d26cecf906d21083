import { expect, test } from 'vitest';
import { confirmationWith, visitOn } from '../../../tests/server/testing/sample-history.ts';
import {
  openDesk,
  storeEvents,
  storeMessage,
  storeRequest,
} from '../../../tests/server/testing/test-desk.ts';
import { newLinkKey } from '../../requests/link-key.ts';
import { actOnMove } from '../../your-move/visitor-action.ts';

test('the list says who waits for a call', async () => {
  const { leads, using } = openDesk();
  const { reference } = await using(async (db) => {
    const linkKey = newLinkKey();
    const stored = await storeRequest(db, { linkKey });
    await actOnMove(db, linkKey, { kind: 'call' }, new Date('2026-11-21T21:00:00Z'));
    return stored;
  });
  const { out } = await leads('list', 80);
  expect(out).toMatch(new RegExp(`^${reference}, request, received 2026-11-21 22:33\\n`));
  expect(out).toContain('\n  call asked, email to us: waiting\n');
});

test('the list says how far a move has come, and of one whose day is over that it has moved', async () => {
  const { leads, using } = openDesk();
  const days = { yesterday: '2026-11-21', today: '2026-11-22' };
  await using(async (db) => {
    for (const [name, day] of Object.entries(days)) {
      await storeEvents(db, await storeRequest(db, { name }), [
        { kind: 'agreed', by: 'Sam', price: 7000, upTo: null, ...visitOn(day), said: '' },
        { kind: 'confirmed', by: 'Anna', ...confirmationWith({ day }) },
      ]);
    }
  });
  const blocks = (await leads('list', 80)).out.split('\n\n');
  const blockOf = (name: string) => blocks.find((each) => each.includes(name));
  expect(blockOf('yesterday')).toContain('\n  moved, ');
  expect(blockOf('today')).toContain('\n  confirmed, ');
});

test.each([
  ['thandi', 'part of a name'],
  ['THÁNDI nkosi', 'capitals and accents'],
  ['cedar fourways', 'an address'],
  ['555 0119', 'part of a phone number'],
  ['+27 82 555-0119', 'the number as another country writes it'],
  ['VCPV', 'part of a reference'],
  ['JFM-VCPV-J6', 'a reference'],
  ['jfmvcpvj6', 'a reference in one breath'],
  ['@visitor', 'part of an address'],
])('find %s: %s', async (words) => {
  const { leads, using } = openDesk();
  await using(async (db) => {
    await storeRequest(db, {
      reference: 'JFM-VCPV-J6',
      name: 'Thandi Nkosi',
      phone: '082 555 0119',
      email: 'thandi@visitor.example',
      toAddress: '4 Cedar Road, Fourways',
    });
    await storeMessage(db, { name: 'Somebody Else', phone: '0117770000', email: 'else@x.example' });
  });
  const found = JSON.parse((await leads(`find --json ${words}`)).out).leads;
  expect(found.map(({ name }: { name: string }) => name)).toEqual(['Thandi Nkosi']);
});

test('find says when there is nobody', async () => {
  const { leads, using } = openDesk();
  await using((db) => storeRequest(db));
  expect(await leads('find zzz')).toMatchObject({ exitCode: 1, out: '' });
  expect(await leads('find')).toMatchObject({ exitCode: 2 });
});

test('show takes an address in any case, and says how to search', async () => {
  const { leads, using } = openDesk();
  const sent = await using(async (db) => [
    await storeRequest(db, { email: 'Her@Visitor.example' }),
    await storeMessage(db, { email: 'her@visitor.example' }),
  ]);
  const { exitCode, out } = await leads('show HER@visitor.example');
  expect(exitCode).toBe(0);
  for (const { reference } of sent) expect(out).toContain(reference);
  const { leads: shown } = JSON.parse((await leads('show her@visitor.example --json')).out);
  expect(shown).toHaveLength(2);
  expect((await leads('show nobody@visitor.example')).err).toContain('Nothing came from');
  expect((await leads('show vcpv')).err).toContain('leads find vcpv');
});
