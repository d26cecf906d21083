import { expect, test } from 'vitest';
import { freePort } from '../server/testing/free-port.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { missingPrograms } from './install-nginx.ts';
import { startCaddy } from './running-caddy.ts';
import { ask } from './running-nginx.ts';

const missing = missingPrograms(['caddy']);
if (missing.length > 0) console.warn(`Skipped: ${missing} cannot be run here.`);

test.skipIf(missing.length > 0)(
  'while the server is away, no log of Caddy has who asked, nor for what',
  async () => {
    const ports = { http: await freePort(), https: await freePort(), server: await freePort() };
    const log = await startCaddy(temporaryFolder(), ports);
    const key = 'x'.repeat(32);
    for (const path of [`/diary/${key}.ics`, `/your-move%23${key}`]) {
      const { status } = await ask(ports.https, path, { from: '127.7.7.7' });
      expect(status).toBe(503);
    }
    expect(log()).not.toContain(key);
    expect(log()).not.toContain('127.7.7.7');
  },
);
