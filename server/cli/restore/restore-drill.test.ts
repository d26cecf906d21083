// @module-tag slow
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../../../tests/eventually.ts';
import { SAMPLE_REQUEST } from '../../../tests/server/testing/sample-request.ts';
import { prepareFolder, startServerProcess } from '../../../tests/server/testing/server-process.ts';
import { openDesk } from '../../../tests/server/testing/test-desk.ts';

/** Sends requests one after the other until the test stops it. */
function keepSending(url: string) {
  const acknowledged: string[] = [];
  let sending = true;
  const finished = (async () => {
    while (sending) acknowledged.push(await send(url));
  })();
  const stop = () => {
    sending = false;
    return finished;
  };
  return { acknowledged, stop };
}

async function send(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/quote-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(SAMPLE_REQUEST),
  });
  expect(answer.status).toBe(201);
  const { reference } = (await answer.json()) as { reference: string };
  return reference;
}

test('backup under load, restore, start again: what the backup lacks is named, and kept to be read', async () => {
  const desk = openDesk({ RATE_LIMIT: '0' });
  const folder = prepareFolder(desk.folder);
  const stored = async () => {
    const { out } = await desk.leads('export --json');
    return JSON.parse(out).leads.map(({ reference }: { reference: string }) => reference);
  };

  const first = await startServerProcess(folder, desk.environment);
  const load = keepSending(first.url);
  await eventually(() => expect(load.acknowledged.length).toBeGreaterThan(20));
  const beforeBackup = [...load.acknowledged];
  const backup = join(desk.folder, 'drill.db');
  expect(await desk.leads(`backup ${backup}`)).toMatchObject({ exitCode: 0 });
  const sentByBackup = load.acknowledged.length;
  await eventually(() => expect(load.acknowledged.length).toBeGreaterThan(sentByBackup + 20));
  await load.stop();
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const restored = await desk.leads(`restore ${backup}`);
  expect(restored.exitCode).toBe(0);
  expect(restored.out).toContain('integrity_check ok');
  const afterRestore = new Set(await stored());
  expect(beforeBackup.filter((reference) => !afterRestore.has(reference))).toEqual([]);
  const missing = load.acknowledged.filter((reference) => !afterRestore.has(reference));
  for (const reference of missing) expect(restored.err).toContain(reference);
  const [, kept = ''] = /--replaced (\S+)/.exec(restored.err) ?? [];
  const there = JSON.parse((await desk.leads(`export --json --replaced ${kept}`)).out);
  expect(there.leads.map(({ reference }: { reference: string }) => reference).toSorted()).toEqual(
    load.acknowledged.toSorted(),
  );

  const second = await startServerProcess(folder, desk.environment);
  const afterwards = await send(second.url);
  expect(await stored()).toContain(afterwards);
});
