import type { Page } from '@playwright/test';

/** The list of what is wrong in a form. */
export const errorSummary = (page: Page) =>
  page.getByRole('region', { name: /needs? another look/ });
