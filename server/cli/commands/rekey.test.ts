import { expect, test } from 'vitest';
import { openDesk, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import { findDesk } from '../../desk/desk-view.ts';
import { newLinkKey } from '../../submissions/link-key.ts';

test('rekey prints the new link of a request, and the old one opens nothing', async () => {
  const desk = openDesk({ SITE_URL: 'https://movers.example' });
  const { reference, before } = await desk.using(async (db) => {
    const deskKey = newLinkKey();
    const { reference } = await storeRequest(db, { deskKey });
    return { reference, before: deskKey };
  });
  const { exitCode, out } = await desk.leads(`rekey ${reference.toLowerCase()}`);
  expect(exitCode).toBe(0);
  const [, key = ''] = /^https:\/\/movers\.example\/desk#([\w-]{32})\n$/.exec(out) ?? [];
  const context = { now: new Date(), siteUrl: '' };
  await desk.using(async (db) => {
    expect(await findDesk(db, before, context)).toBeUndefined();
    expect(await findDesk(db, key, context)).toMatchObject({ reference });
  });
  expect(await desk.leads('rekey JFM-9999-99')).toMatchObject({ exitCode: 1, out: '' });
});
