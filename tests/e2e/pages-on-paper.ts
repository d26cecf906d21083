import type { Page } from '@playwright/test';
import { expectSoftly } from './site.ts';

/** The page takes so many sheets when it is printed. Letter is lower than A4. */
export function expectOnPaper(page: Page, sheets: number, format: 'A4' | 'Letter' = 'A4') {
  const count = async () => {
    const pdf = (await page.pdf({ format })).toString('latin1');
    return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  };
  return expectSoftly.poll(count, { message: `Sheets of ${format}` }).toBe(sheets);
}
