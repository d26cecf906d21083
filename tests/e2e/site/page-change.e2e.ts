import { expect, type Page } from '@playwright/test';
import { test } from '../site.ts';

/** The names of the parts that move from the old page to the new one. */
async function whatMoves(page: Page) {
  const moved = await page.evaluate(() => sessionStorage.getItem('moved'));
  return JSON.parse(moved ?? 'null') as string[] | null;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      sessionStorage.removeItem('moved');
      const { viewTransition } = event as Event & { viewTransition: ViewTransition | null };
      viewTransition?.ready.then(() => {
        const names = document.getAnimations().map(({ effect }) => {
          const pseudo = (effect as KeyframeEffect | null)?.pseudoElement ?? '';
          return /view-transition-group\((.+)\)/.exec(pseudo)?.[1] ?? '';
        });
        const moved = [...new Set(names.filter((name) => name !== ''))].toSorted();
        sessionStorage.setItem('moved', JSON.stringify(moved));
      });
    });
  });
});

async function openACard(page: Page) {
  await page.goto('/');
  await page.locator('main').getByRole('link', { name: 'Residential' }).first().click();
  await expect(page).toHaveURL('/residential-moving');
}

test('a card’s picture grows into the next page’s, unless the visitor wants less motion @variation', async ({
  page,
}) => {
  await test.step('nothing moves for a visitor who wants less of it', async () => {
    await openACard(page);
    expect(await whatMoves(page)).toBeNull();
  });

  await test.step('a card’s picture grows into the page’s, and the header stays', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // A browser leaves it out when the next page is slow to come, as on a busy machine.
    await expect(async () => {
      await openACard(page);
      const moving = expect.poll(() => whatMoves(page), { timeout: 2_000 });
      await moving.toEqual(['header', 'residential', 'root']);
    }).toPass();
  });
});
