import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { formBody, parseForms } from './request-body.ts';

/** Returns the app's reading of a form. */
async function read(payload: string) {
  const app = fastify();
  onTestFinished(() => app.close());
  parseForms(app);
  app.post('/', (request) => {
    const { fields, size } = formBody(request) ?? { fields: [], size: 0 };
    return { fields: [...fields], size };
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await app.inject({ method: 'POST', url: '/', headers, payload })).json();
}

test('a form is read as browsers write it', async () => {
  const form = 'name=Thandi+Nkosi&living=sofa&living=tv&message=a%0D%0Ab%26c';
  expect(await read(form)).toEqual({
    fields: [
      ['name', 'Thandi Nkosi'],
      ['living', 'sofa'],
      ['living', 'tv'],
      ['message', 'a\r\nb&c'],
    ],
    size: form.length,
  });
});

test('of a hundred thousand fields only the first few hundred are looked at', async () => {
  const { fields, size } = await read(`name=Thandi${'&a'.repeat(100_000)}`);
  expect(fields[0]).toEqual(['name', 'Thandi']);
  expect(fields.length).toBeLessThan(1000);
  expect(size).toBe(200_011);
});
