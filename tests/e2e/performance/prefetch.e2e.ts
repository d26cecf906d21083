import { expect, test } from '../site.ts';

test('the page behind a link is fetched when the link is pressed, not before', async ({ page }) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    const isAhead = request.headers()['sec-purpose'] === 'prefetch';
    if (isAhead) ahead.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  // A page that a browser fetched on a guess would be the first.
  await menu.getByText('Contact').hover();
  await menu.getByText('About').hover();
  await page.mouse.down();
  await expect.poll(() => ahead).toEqual(['/about']);
  await page.mouse.up();
  await page.waitForURL('**/about');
  const delivery = await page.evaluate(
    () => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType,
  );
  expect(delivery, 'the page that was fetched ahead is shown').toBe('navigational-prefetch');
});
