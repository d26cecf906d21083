import { expect, test } from './site.ts';

test('no page breaks its own security policy, asks another host or leaves a cookie', async ({
  page,
  site,
  request,
}) => {
  const complaints: string[] = [];
  const elsewhere: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('request', (asked) => {
    if (!asked.url().startsWith(site.url)) elsewhere.push(asked.url());
  });

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    await page.goto(path || '/');
    // Pictures further down are fetched too.
    await page.keyboard.press('End');
    await page.mouse.move(200, 200);
  }
  expect(complaints).toEqual([]);
  expect(elsewhere).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
