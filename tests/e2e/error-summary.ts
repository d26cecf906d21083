import type { Page } from '@playwright/test';

/** The error list of a form. */
export const errorSummary = (page: Page) =>
  page.getByRole('region', { name: /needs? another look/ });
