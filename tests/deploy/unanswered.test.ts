import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { isUnanswered, request } from '../../web/api/request.ts';
import { freePort } from '../server/testing/free-port.ts';
import { SAMPLE_REQUEST } from '../server/testing/sample-request.ts';
import { startServerProcess } from '../server/testing/server-process.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { missingPrograms, NGINX } from './install-nginx.ts';
import { startCaddy } from './running-caddy.ts';
import { ask, type Ports, startNginx } from './running-nginx.ts';

const PROXIES = [
  { name: 'nginx', start: startNginx, programs: [NGINX, 'openssl'] },
  { name: 'Caddy', start: startCaddy, programs: ['caddy'] },
];

/** The form's own call, through the proxy.
 *  @returns the error that it threw; undefined when the server took it */
async function send(https: number, body: object): Promise<unknown> {
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    const sent = {
      method: `${method}`,
      headers: { ...(headers as Record<string, string>), origin: 'https://example.co.za' },
      body: `${body}`,
    };
    const answer = await ask(https, path, sent);
    const type = answer.headers['content-type'] ?? '';
    return new Response(answer.body.toString(), {
      status: answer.status,
      headers: { 'Content-Type': type },
    });
  });
  try {
    return void (await request('POST', '/api/quote-requests', { body }));
  } catch (error) {
    return error;
  }
}

for (const { name, start, programs } of PROXIES) {
  const missing = missingPrograms(programs);
  if (missing.length > 0) console.warn(`Skipped: ${missing.join(' and ')} cannot be run here.`);

  describe.skipIf(missing.length > 0)(`behind ${name}`, () => {
    test('the form keeps what the server did not answer, and nothing that it refused', async () => {
      const folder = temporaryFolder();
      mkdirSync(join(folder, 'dist/site'), { recursive: true });
      for (const page of ['index', '404']) {
        writeFileSync(join(folder, `dist/site/${page}.html`), '<!doctype html>Page');
      }
      const { url, child } = await startServerProcess(folder, {
        SITE_URL: 'https://example.co.za',
        SMTP_URL: 'smtp://127.0.0.1:1',
        TRUST_PROXY: '127.0.0.1/32',
        LOG_LEVEL: 'warn',
      });
      const server = Number(new URL(url).port);
      const ports: Ports = { http: await freePort(), https: await freePort(), server };
      await start(folder, ports);

      expect(await send(ports.https, SAMPLE_REQUEST)).toBeUndefined();
      const tooLong = { ...SAMPLE_REQUEST, padding: 'x'.repeat(200_000) };
      // Many at once: a proxy that is still sending when the server hangs up loses the answer now and then.
      const refusals = [{}, ...Array(30).fill(tooLong)].map((body) => send(ports.https, body));
      for (const refusal of await Promise.all(refusals)) {
        expect(String(refusal)).toMatch(/4(13|22): /);
        expect(isUnanswered(refusal)).toBe(false);
      }
      child.kill('SIGKILL');
      const away = await send(ports.https, SAMPLE_REQUEST);
      expect(String(away)).toContain('503: We are back in a moment.');
      expect(isUnanswered(away)).toBe(true);
    });
  });
}
