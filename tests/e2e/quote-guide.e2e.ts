import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { contactField, openContactStep } from './wizard.ts';

// DateHint.test.tsx asks what the hint says of which day.
test('a date that is being typed is not called past before its year is complete @variation', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-01T10:00:00Z'));
  await openContactStep(page);
  const date = contactField(page, 'moveDate');
  const status = page.locator('.date-hint').getByRole('status').filter({ hasText: /\w/ });
  await date.fill('2027-02-27');
  await expect(status).toContainText('is a busy day');
  await listen(page);
  // The second of February, whether the day or the month comes first.
  await date.focus();
  await page.keyboard.type('02022020');
  await expect(date).toHaveValue('2020-02-02');
  const past = 'Sunday 2 February 2020 has passed. Which day would suit you?';
  await expect(status).toHaveText(past);
  const heard = await page.evaluate(() => [
    ...(window as unknown as { heard: Set<string> }).heard, // listen() put it there
  ]);
  expect(heard.filter((words) => words?.includes('has passed'))).toEqual([past]);
});

/** From now on the page keeps all that the hint says in `heard`. */
function listen(page: Page) {
  return page.evaluate(() => {
    const said = () => document.querySelector('.date-hint [role=status]')?.textContent;
    const heard = new Set<string | null | undefined>();
    new MutationObserver(() => heard.add(said())).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { heard });
  });
}
