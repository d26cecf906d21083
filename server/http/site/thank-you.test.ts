import { expect, test } from 'vitest';
import { REFERENCE_PLACEHOLDER } from '../../../domain/request/thank-you.ts';
import { pageHashes } from '../../../scripts/page-hashes.ts';
import { FORM_SITE } from '../../../tests/server/testing/form-site.ts';
import { buildTestApp, loadTestSite } from '../../../tests/server/testing/test-app.ts';
import { SAMPLE_REFERENCE } from '../../requests/reference.ts';
import { pagePolicy } from '../security-headers.ts';

async function siteApp(files: Record<string, string> = FORM_SITE) {
  const { app } = await buildTestApp({ site: await loadTestSite(files) });
  return app;
}

test('it shows the reference wherever the page names it, and is not for search engines', async () => {
  const answer = await (await siteApp()).inject(`/thank-you/${SAMPLE_REFERENCE}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body.split(SAMPLE_REFERENCE)).toHaveLength(3);
  expect(answer.body).not.toContain(REFERENCE_PLACEHOLDER);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(
      pageHashes(FORM_SITE['thank-you.html']),
      'http://localhost:3000',
    ),
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-cache',
    'x-frame-options': 'DENY',
  });
});

test('HEAD has the headers of GET and no body', async () => {
  const head = await (await siteApp()).inject({
    method: 'HEAD',
    url: `/thank-you/${SAMPLE_REFERENCE}`,
  });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
});

test.each([
  SAMPLE_REFERENCE.slice(0, -1),
  SAMPLE_REFERENCE.toLowerCase(),
  REFERENCE_PLACEHOLDER,
  '%3Cscript%3E',
  `${SAMPLE_REFERENCE}%0A`,
  `${SAMPLE_REFERENCE}/more`,
])('/thank-you/%s is not there', async (reference) => {
  const answer = await (await siteApp()).inject(`/thank-you/${reference}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('404 Page Not Found');
});

test.each(['/thank-you', '/thank-you/', '/thank-you.html', '/Thank-You'])(
  '%s has nobody to thank and is not there',
  async (url) => {
    const app = await siteApp();
    const place = (await app.inject(url)).headers.location ?? url;
    const answer = await app.inject(String(place));
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('404 Page Not Found');
  },
);

test('a site without the page has nothing there', async () => {
  const app = await siteApp({ 'index.html': 'Home', '404.html': '404 Page Not Found' });
  for (const url of ['/thank-you', `/thank-you/${SAMPLE_REFERENCE}`]) {
    expect((await app.inject(url)).statusCode).toBe(404);
  }
});
