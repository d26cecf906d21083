import type { Page } from '@playwright/test';
import { CONFIRMATION_LABELS } from '../../web/quote/confirmation/confirmation-labels.ts';
import { expect, test } from './site.ts';
import {
  confirmedReference,
  contactField,
  fillContact,
  openContactStep,
  sendButton,
  thandeka,
} from './wizard.ts';

const map = (page: Page) => page.locator('.road-on-map');
const answers = {
  ...thandeka,
  fromAddress: '14 Kelly Avenue, Boskruin',
  toAddress: '9 Cedar Road, Fourways',
  email: 'road@example.com',
};

test('the way between two places of the map is drawn in the form, on the confirmation and on the sheet @variation', async ({
  page,
}) => {
  await openContactStep(page);
  await contactField(page, 'fromAddress').fill(answers.fromAddress);
  await contactField(page, 'toAddress').fill(answers.toAddress);
  await expect(map(page), 'nobody has finished typing yet').toHaveCount(0);

  const name = contactField(page, 'name');
  await name.scrollIntoViewIfNeeded();
  const top = async () => (await name.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  await name.click();
  await expect(map(page)).toContainText('BoskruinFourways');
  await expect.poll(top, 'what is about to be tapped stays there').toBeCloseTo(before, -1);

  await contactField(page, 'toAddress').fill('9 Cedar Road, Timbuktu');
  await name.click();
  await expect(map(page), 'a place that is not on it').toHaveCount(0);

  await fillContact(page, answers);
  await page.getByRole('radio', { name: /^Email/ }).check({ force: true });
  await sendButton(page).click();
  await confirmedReference(page);
  await expect(map(page)).toContainText('BoskruinFourways');
  await page.getByRole('link', { name: CONFIRMATION_LABELS.sheet }).click();
  await expect(map(page)).toContainText('BoskruinFourways');
});
