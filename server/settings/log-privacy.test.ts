import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { eventually } from '../../tests/eventually.ts';
import {
  CONTACT_FIELDS,
  encodeForm,
  QUOTE_FIELDS,
} from '../../tests/server/testing/sample-form.ts';
import { SAMPLE_MESSAGE } from '../../tests/server/testing/sample-message.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { prepareFolder, startServerProcess } from '../../tests/server/testing/server-process.ts';
import { refusal, startSmtpInbox } from '../../tests/server/testing/smtp-inbox.ts';
import { temporaryFolder } from '../../tests/server/testing/temporary-folder.ts';

const { name, email, phone, fromAddress, toAddress, additionalNotes } = SAMPLE_REQUEST;

/** Everything that may identify the visitor, line by line, as typed and as URL-encoded. */
const PERSONAL = [name, email, phone, fromAddress, toAddress, additionalNotes]
  .concat(Object.values(SAMPLE_MESSAGE))
  .flatMap((answer) => answer.split('\n'))
  .flatMap((line) => [line, encodeURIComponent(line)]);

/** Sends a request, and takes every action of its private link.
 *  @returns the answers' statuses; the key joins the texts that no log may have */
async function useLink(url: string, quote: string): Promise<number[]> {
  const type = { 'content-type': 'application/json' };
  const sent = { method: 'POST', headers: type, body: quote };
  const answer = await fetch(`${url}/api/quote-requests`, sent);
  const { linkKey } = (await answer.json()) as { linkKey: string }; // As in ARCHITECTURE.md.
  const headers = { authorization: `Bearer ${linkKey}` };
  const move = `${url}/api/your-move`;
  const { readKey } = (await (await fetch(move, { headers })).json()) as YourMove; // As above.
  PERSONAL.push(linkKey, `${readKey}`);
  const ofReader = { authorization: `Bearer ${readKey}` };
  expect((await fetch(`${url}/api/move-plan`, { headers: ofReader })).status).toBe(200);
  const corrected = quote.replace('12 Kelly Avenue', '14 Kelly Avenue');
  const answers = [
    await fetch(move, { headers }),
    await fetch(move, { method: 'PUT', headers: { ...headers, ...type }, body: corrected }),
    await fetch(`${move}/call`, { method: 'POST', headers }),
    await fetch(move, { method: 'DELETE', headers }),
    await fetch(move, { headers }),
  ];
  return answers.map(({ status }) => status);
}

test('whatever happens, and however much is logged, no log line tells who wrote', {
  tags: 'slow',
}, async () => {
  const folder = prepareFolder(temporaryFolder());
  const inbox = await startSmtpInbox({
    onData(stream, _session, callback) {
      const words = `Relaying <${email}> for "${SAMPLE_MESSAGE.email}" denied`;
      stream.resume().on('end', () => callback(refusal(550, words)));
    },
  });
  const environment = { LOG_LEVEL: 'trace', SMTP_URL: inbox.url, RATE_LIMIT: '10' };
  const { url, output } = await startServerProcess(folder, environment);
  const post = async (route: string, type: string, body: string, headers = {}) => {
    const options = { method: 'POST', headers: { 'content-type': type, ...headers }, body };
    return (await fetch(url + route, { ...options, redirect: 'manual' })).status;
  };
  const QUOTES = '/api/quote-requests';
  const CONTACT = '/api/contact-submissions';
  const quote = JSON.stringify(SAMPLE_REQUEST);
  const json = 'application/json';
  const form = 'application/x-www-form-urlencoded';
  const origin = { origin: 'http://localhost:3000' };

  expect(await useLink(url, quote)).toEqual([200, 200, 200, 204, 401]);
  expect(await post(QUOTES, json, quote, { 'idempotency-key': email })).toBe(201);
  expect(await post(QUOTES, json, JSON.stringify({ ...SAMPLE_REQUEST, moveType: 'x' }))).toBe(422);
  expect(await post(QUOTES, json, quote.slice(1))).toBe(400);
  expect(await post(QUOTES, json, quote + ' '.repeat(40_000))).toBe(413);
  expect(await post(CONTACT, 'text/xml', quote)).toBe(415);
  expect(await post(CONTACT, form, encodeForm({ ...CONTACT_FIELDS, message: '' }), origin)).toBe(
    422,
  );
  const other = new DatabaseSync(join(folder, 'var', 'requests.db'), {
    timeout: 5000,
  });
  other.exec('begin immediate');
  expect(await post(CONTACT, json, JSON.stringify(SAMPLE_MESSAGE))).toBe(503);
  other.close();
  await eventually(async () => {
    expect(await post(QUOTES, form, encodeForm(QUOTE_FIELDS), origin)).toBe(429);
  });
  for (const personal of PERSONAL) {
    await fetch(`${url}/${encodeURIComponent(personal)}?q=${encodeURIComponent(personal)}`);
    const socket = connect(Number(new URL(url).port), '127.0.0.1').resume();
    socket.end(`${personal}\r\n\r\n`);
    await once(socket, 'close');
  }

  await eventually(() => expect(output()).toContain('the mail server refuses our mail'));
  const logged = output();
  for (const expected of ['answered', 'database cannot be used', '550']) {
    expect(logged).toContain(expected);
  }
  for (const personal of PERSONAL) expect(logged).not.toContain(personal);
  expect(logged).not.toMatch(/thandi|sipho|remoteAddress|"ip"/i);
});
