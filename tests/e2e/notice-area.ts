import type { Locator, Page } from '@playwright/test';

/** The notices on the screen; hidden elements elsewhere also hold their text, for screen readers. */
export const noticeArea = (page: Page): Locator =>
  page.getByRole('region', { name: /Notifications/ });
