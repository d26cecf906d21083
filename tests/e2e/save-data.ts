import type { Page } from '@playwright/test';

/** As for a visitor who asked their browser to save data: no page fetches the code of its island by itself. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
