import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';

const MOST_BYTES = 60_000;
const MOST_REQUESTS = 5;

/** One of each layout. */
const PATHS = [
  '/',
  '/get-quote',
  '/movers-boskruin',
  '/movers-roodepoort',
  '/residential-moving',
  '/about',
  '/contact',
  '/privacy-policy',
];

interface Fetched {
  readonly path: string;
  readonly bytes: number;
}

/** All that a page fetches before anybody touches it, headers included. */
async function firstView(page: Page, path: string): Promise<Fetched[]> {
  const fetched: Promise<Fetched>[] = [];
  page.on('requestfinished', (request) => {
    const sizes = request.sizes();
    fetched.push(
      sizes.then(({ responseBodySize, responseHeadersSize }) => ({
        path: new URL(request.url()).pathname,
        bytes: responseBodySize + responseHeadersSize,
      })),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return Promise.all(fetched);
}

for (const path of PATHS) {
  test(`the first view of ${path} is 60 kB in 5 requests at most`, async ({ page }) => {
    const fetched = await firstView(page, path);
    const list = fetched.map(({ path, bytes }) => `${path} ${bytes}`).join(', ');
    test.info().annotations.push({ type: 'fetched', description: list });
    expect(fetched.length, 'the page itself is there').toBeGreaterThan(0);
    expect.soft(fetched.length, list).toBeLessThanOrEqual(MOST_REQUESTS);
    const bytes = fetched.reduce((sum, each) => sum + each.bytes, 0);
    expect(bytes, list).toBeLessThanOrEqual(MOST_BYTES);
  });
}
