import { expect, type Locator, type Page } from '@playwright/test';
import { noticeArea } from '../notice-area.ts';

/** A visitor's message. */
export const sipho = {
  Name: 'Sipho Dlamini',
  Email: 'sipho@example.com',
  Phone: '083 555 0177',
  Message: 'Can you take an upright piano up two flights of stairs?',
};

export type Words = typeof sipho;
type Label = keyof Words;

export const form = (page: Page) => page.getByRole('form', { name: 'Contact form' });
export const field = (page: Page, label: Label): Locator => form(page).getByLabel(label);
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' });

export async function write(page: Page, words: Partial<Words> = sipho) {
  for (const [label, value] of Object.entries(words)) {
    await field(page, label as Label).fill(value);
  }
}

export async function expectWords(page: Page, words: Words) {
  for (const [label, value] of Object.entries(words)) {
    await expect(field(page, label as Label)).toHaveValue(value);
  }
}

export const expectEmpty = (page: Page) =>
  expectWords(page, { Name: '', Email: '', Phone: '', Message: '' });

export const notices = (page: Page) => noticeArea(page).getByRole('listitem');
export const sentNotice = (page: Page) => notices(page).filter({ hasText: 'Message Sent!' });
export const errorNotice = (page: Page) =>
  notices(page).filter({ hasText: 'Failed to send message. Please try again.' });

/** Answers in the server's place, for tests that are not about the server. */
export async function takeMessages(page: Page) {
  await page.route('**/api/contact-submissions', (route) =>
    route.fulfill({ status: 201, json: { id: '1', reference: 'JFM-7K3Q-24' } }),
  );
}

export async function refuseMessages(page: Page) {
  await page.route('**/api/contact-submissions', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: 'no room left',
    }),
  );
}
