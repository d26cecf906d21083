import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const SCHEMES = ['light', 'dark'] as const;

/** axe finds no violation, in any state of the page. */
export async function expectAccessible(page: Page) {
  expect(await axeFindings(page)).toEqual([]);
}

/** The violations that axe finds. In forced colours contrast is the visitor's own choice, and axe would
 *  measure the page's: it reads the fill of letters, which browsers report as written in the CSS. */
export async function axeFindings(page: Page): Promise<string[]> {
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  // Axe's "legacy" way needs no second page, which takes three times as long and helps only on pages
  // that frame other sites.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (forced ? axe.disableRules('color-contrast') : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}
