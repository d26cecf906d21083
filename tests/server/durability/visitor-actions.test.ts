// @module-tag slow
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { SAMPLE_REQUEST } from '../testing/sample-request.ts';
import { prepareFolder, startServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const MOVE = '/api/your-move';

test('killed after the answer: a correction and a deletion hold, and the team hears of both', async () => {
  const folder = prepareFolder(temporaryFolder());
  const mailFiles = () => readdirSync(join(folder, 'var', 'mail'));
  let server = await startServerProcess(folder);
  let key = '';
  const ask = (method: string, path: string, body?: object) => {
    const headers = {
      ...(key && { authorization: `Bearer ${key}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    return fetch(server.url + path, { method, headers, body: body ? JSON.stringify(body) : null });
  };
  const killAndStart = async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    server = await startServerProcess(folder);
  };

  const receipt = await (await ask('POST', '/api/quote-requests', SAMPLE_REQUEST)).json();
  const { linkKey, reference } = receipt as { linkKey: string; reference: string }; // As in ARCHITECTURE.md.
  key = linkKey;
  expect((await ask('PUT', MOVE, { ...SAMPLE_REQUEST, bedrooms: '4+' })).status).toBe(200);
  await killAndStart();
  expect(await (await ask('GET', MOVE)).json()).toMatchObject({
    reference,
    request: { bedrooms: '4+' },
  });
  await eventually(() =>
    expect(mailFiles().toSorted()).toEqual([
      `${reference}-acknowledgement.eml`,
      expect.stringMatching(`^${reference}-change-[^.]+.eml$`),
      `${reference}.eml`,
    ]),
  );

  expect((await ask('DELETE', MOVE)).status).toBe(204);
  await killAndStart();
  expect((await ask('GET', MOVE)).status).toBe(401);
  await eventually(() => expect(mailFiles()).toContain(`${reference}-deletion.eml`));
});
