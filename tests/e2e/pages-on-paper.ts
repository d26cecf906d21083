import type { Page } from '@playwright/test';

/** How many sheets the page takes when it is printed. Letter is lower than A4. */
export async function pagesOnPaper(page: Page, format: 'A4' | 'Letter' = 'A4'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
