import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const SCHEMES = ['light', 'dark'] as const;

/** axe's rules that look at colours: at night nothing else of a page is different. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** axe finds no violation in this state of the page, or of one part of it, in light and dark colours. */
export async function expectAccessible(page: Page, part?: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await axeFindings(page, undefined, part)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page, COLOURS, part), 'at night').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The violations that axe finds, by all rules or some, in all of the page or a part, which costs less. */
export async function axeFindings(page: Page, rules?: string[], part?: string): Promise<string[]> {
  // Axe's "legacy" way needs no second page, which takes three times as long and helps only on pages
  // that frame other sites. The builder loads axe's half a megabyte again for each look: once a page is
  // enough.
  const loaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(loaded && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}
