import type { Page } from '@playwright/test';
import { ACCESS_LEGENDS, ACCESS_MISSING } from '../../web/quote/fields/access-words.ts';
import { AGAIN_LABELS } from '../../web/ui/again-labels.ts';
import { errorSummary } from './error-summary.ts';
import { expectAccessible } from './site/accessible.ts';
import { expect, expectSoftly, test } from './site.ts';
import {
  answerHome,
  catchChat,
  confirmedReference,
  contactField,
  fillContact,
  moreToSay,
  notesField,
  openContactStep,
  priceGuide,
  sendButton,
  thandeka,
  threeBedrooms,
} from './wizard.ts';

const movingOut = (page: Page) => page.getByRole('group', { name: ACCESS_LEGENDS.from });
const movingIn = (page: Page) => page.getByRole('group', { name: ACCESS_LEGENDS.to });

/** The answers of the shown questions that are wider than the room for them. */
function cutAnswers(page: Page) {
  return page.locator('.access-doors select:visible').evaluateAll((selects) =>
    (selects as HTMLSelectElement[]).flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const room =
        select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D; // there is one
      pen.font = font;
      return [...select.options]
        .map(({ text }) => text)
        .filter((text) => pen.measureText(text).width > room);
    }),
  );
}

test('the access of both addresses is asked, kept, sent, and told to everybody @variation', async ({
  page,
  site,
}) => {
  await catchChat(page);
  await openContactStep(page);
  await fillContact(page);
  const floor = movingOut(page).getByLabel('Floor');
  const lift = movingOut(page).getByLabel('Lift', { exact: true });

  await test.step('it opens, is answered and closes by keyboard', async () => {
    await expect(movingOut(page)).toHaveCount(0);
    await notesField(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(movingOut(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(floor).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect.soft(floor).toHaveValue('ground');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(movingOut(page)).toBeHidden();
  });

  await test.step('the questions make no small screen wider', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    const before = await width();
    await moreToSay(page).click();
    await floor.selectOption('Second floor');
    await lift.selectOption('No lift');
    await movingIn(page).getByLabel('Lift', { exact: true }).selectOption('A goods lift');
    await expectSoftly.poll(width).toBe(before);
  });

  await test.step('an answer pushes nothing: what it settles appears in the gap below it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const apart = async () =>
      ((await lift.boundingBox())?.y ?? 0) - ((await floor.boundingBox())?.y ?? 0);
    await floor.selectOption('');
    const before = await apart();
    expect.soft(before, 'the questions are there').toBeGreaterThan(0);
    for (const choice of await floor.getByRole('option').allTextContents()) {
      await floor.selectOption(choice);
      await expectSoftly.poll(apart, choice).toBeCloseTo(before, 0);
    }
    await expect.soft(movingOut(page).getByText('More hands for the stairs')).toBeVisible();
    await floor.selectOption('Second floor');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('every chosen answer is shown whole', async () => {
    for (const width of [320, 360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectSoftly.poll(() => cutAnswers(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('an answer says what it means for the quote', async () => {
    await expect.soft(movingOut(page).getByText('Everything takes the stairs.')).toBeVisible();
    await expect
      .soft(movingIn(page).getByLabel('Lift', { exact: true }))
      .toHaveAccessibleDescription('Ask if the lift has to be booked.');
    await expectAccessible(page);
  });

  await test.step('a reload keeps the answers', async () => {
    await page.reload();
    await expect(floor).toHaveValue('2');
    await expect(lift).toHaveValue('none');
  });

  await sendButton(page).click();
  const reference = await confirmedReference(page);
  const out = 'second floor, no lift';
  await test.step('it is stored, and mailed to the team', async () => {
    const stored = (await site.requests()).find((row) => row.reference === reference);
    expect.soft(JSON.parse(String(stored?.access))).toMatchObject({
      version: 1,
      from: { floor: '2', lift: 'none', estate: '' },
      to: { lift: 'goods' },
    });
    const mail = await site.mailFor(reference);
    expect.soft(mail.text?.replace(/\s+/g, ' ')).toContain(out);
    expect.soft(mail.html).toContain(out);
  });
});

test('a quote is asked for without the parts that cannot be fetched @variation', async ({
  page,
}) => {
  await catchChat(page);
  const refused: string[] = [];
  await page.route(/PriceGuide.*\.js|road-map\.json/, (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  const asked: string[] = [];
  await page.route(/\/_astro\/AccessQuestions/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.route('**/DateHint.*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function DateHint() { throw new Error("a bug"); }',
    }),
  );
  const hint = page.waitForResponse('**/DateHint.*.js');
  await page.goto('/get-quote');
  await answerHome(page, {
    property: () => threeBedrooms(page),
    inventory: () => expect(priceGuide(page)).toHaveCount(0),
  });

  await test.step('a bug in the hint of the date leaves the form', async () => {
    await fillContact(page);
    await hint;
    await contactField(page, 'toAddress').fill('7 Mowbray Road, Greenside');
    await expect(contactField(page, 'name')).toHaveValue(thandeka.name);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('the questions of access are fetched by whoever opens them', async () => {
    expect(asked).toEqual([]);
    await moreToSay(page).click();
    await expect.poll(() => asked.length).toBe(1);
    await expect(page.getByText(ACCESS_MISSING)).toBeVisible();
    await page.getByRole('button', { name: AGAIN_LABELS.try }).click();
    await expect.poll(() => asked.length).toBe(2);
    await expect(page.getByText(ACCESS_MISSING)).toBeVisible();
    await expect(errorSummary(page)).toHaveCount(0);
    await expect(contactField(page, 'email')).not.toHaveValue('');
  });

  await test.step('they come by themselves when a connection is back', async () => {
    await page.unroute(/\/_astro\/AccessQuestions/);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(movingOut(page)).toBeVisible();
  });

  await test.step('the form is sent without their answers', async () => {
    await contactField(page, 'toAddress').fill('9 Cedar Road, Fourways');
    await sendButton(page).click();
    await confirmedReference(page);
    await expect.poll(() => refused.join()).toMatch(/PriceGuide.*road-map/);
    await expect(page.locator('.road-on-map')).toHaveCount(0);
  });
});
