import type { Page } from '@playwright/test';

/** How many sheets the page takes when it is printed: on A4 and on Letter, which is wider and lower. */
export async function pagesOnPaper(page: Page): Promise<{ A4: number; Letter: number }> {
  const sheetsOf = async (format: 'A4' | 'Letter') => {
    const pdf = (await page.pdf({ format })).toString('latin1');
    return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  };
  return { A4: await sheetsOf('A4'), Letter: await sheetsOf('Letter') };
}
