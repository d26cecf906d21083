import { LABELS } from '../../domain/request/labels.ts';
import { CONFIRMATION_LABELS } from '../../web/quote/confirmation/confirmation-labels.ts';
import { HOW_IT_COMES } from '../../web/quote/confirmation/how-it-comes.ts';
import { expect, expectSoftly, test } from './site.ts';
import {
  answerHome,
  askForAnother,
  backButton,
  catchChat,
  choice,
  confirmation,
  confirmedReference,
  contactField,
  expectContact,
  fillContact,
  moreToSay,
  notesField,
  notice,
  openContactStep,
  sendButton,
  stepLabel,
  thandeka,
} from './wizard.ts';

test('a home moves: all four steps, answered by WhatsApp', async ({ page, site }) => {
  const chat = await catchChat(page);
  const notes = `Klavier 🎹, drei Stöcke, „Vorsicht“\n${'Stairs. '.repeat(250)}`
    .slice(0, 2000)
    .trim();
  await page.goto('/get-quote');
  await expect(stepLabel(page, 'move')).toBeVisible();
  // The visitor has chosen nothing yet.
  await expect(choice(page, /^Residential/)).not.toHaveAttribute('aria-pressed');
  await answerHome(page, {
    property: async () => {
      await page.getByRole('group', { name: 'Bedrooms' }).getByText('4+').click();
      await page.getByRole('group', { name: 'Bathrooms' }).getByText('2').click();
      await page.getByText('There’s a garage').click();
    },
    inventory: async () => {
      await page.getByText('Fridge').click();
      await page.getByText('Entertainment unit').click();
      await page.getByText('Chest of drawers').click();
      await page.getByText('Wardrobe').click();
      await page.getByText('Wardrobe').click();
      await expect(page.getByText('1 of 5')).toBeVisible();
    },
  });
  await fillContact(page);
  await moreToSay(page).click();
  await notesField(page).fill(notes);
  await sendButton(page).click();

  const reference = await confirmedReference(page);
  await expect(confirmation(page)).toBeFocused();
  await expect(notice(page, 'Quote Request Submitted!')).toBeVisible();
  await expect(notice(page, 'A WhatsApp message with your details will be sent')).toBeVisible();

  const text = (await chat()).searchParams.get('text') ?? '';
  for (const said of [
    reference,
    ...Object.values(thandeka).filter((answer) => answer !== thandeka.moveDate),
    `${LABELS.moveDate}: Saturday 5 December 2026`,
    'Move type: Residential',
    'Bedrooms: 4+',
    'Bathrooms: 2',
    'Garage: yes',
    'Storeroom: no',
    'Kitchen: Fridge',
    'Living room: Entertainment unit',
    'Bedroom: Chest of drawers',
    notes,
  ]) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain('Wardrobe');

  await test.step('the truck reaches a lit house, unless the visitor wants less motion', async () => {
    const truck = page.locator('.step-road-truck');
    const house = page.locator('.step-road-house');
    const gap = async () => {
      const [from, to] = [await truck.boundingBox(), await house.boundingBox()];
      return from && to ? to.x - from.x - from.width : Number.NaN;
    };
    const isAtTheHouse = async () => {
      const left = await gap();
      return left > 0 && left < 12;
    };
    await expect.poll(isAtTheHouse).toBe(true);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const [start, end] = await truck.evaluate((element) => {
      const [drive] = element.getAnimations();
      const left = () => element.getBoundingClientRect().left;
      drive?.pause();
      if (drive) drive.currentTime = 0;
      const start = left();
      drive?.finish();
      return [start, left()];
    });
    expect(end).toBeGreaterThan((start ?? 0) + 100);
    await expect.poll(isAtTheHouse).toBe(true);
  });

  await test.step('the load is a drawing', async () => {
    await page.getByText(CONFIRMATION_LABELS.told).click();
    await expect(
      page.getByRole('img', {
        name: 'In the truck: Fridge, Entertainment unit, Chest of drawers',
      }),
    ).toBeVisible();
  });

  const stored = (await site.requests()).find((row) => row.reference === reference);
  expect(stored).toMatchObject({
    ...thandeka,
    moveType: 'residential',
    deliveryMethod: 'whatsapp',
    bedrooms: '4+',
    bathrooms: '2',
    hasGarage: 'yes',
    hasStoreroom: '',
    additionalNotes: notes,
  });
  expect(JSON.parse(String(stored?.inventory))).toEqual({
    kitchen: ['refrigerator'],
    living: ['entertainment'],
    bedroom: ['chest'],
  });

  const mail = await site.mailFor(reference);
  expect(mail.replyTo?.[0]?.address).toBe(thandeka.email);
  for (const said of [reference, thandeka.name, thandeka.toAddress, 'Chest of drawers']) {
    expect(mail.text).toContain(said);
    expect(mail.html).toContain(said);
  }
  expect(mail.text?.replace(/\s+/g, ' ')).toContain(notes.replace(/\s+/g, ' '));

  await test.step('Forward leads to no step of what was sent', async () => {
    await askForAnother(page);
    const first = stepLabel(page, 'move');
    await expect(first).toBeVisible();
    for (let step = 0; step < 2; step += 1) {
      await page.goForward();
      await expect(first).toBeVisible();
      await page.reload();
      await expect(first).toBeVisible();
    }
  });
});

test('an office moves: straight to the details, answered by email, and remembered by the tab @variation', async ({
  page,
  site,
}) => {
  const name = `Office ${Date.now()}`;
  const stored = async () => (await site.requests()).filter((row) => row.name === name);
  let posts = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/quote-requests', async (route) => {
    posts += 1;
    await held;
    await route.continue();
  });
  await page.goto('/');
  await openContactStep(page);
  await fillContact(page, { ...thandeka, name });
  await page.getByRole('radio', { name: /^Email/ }).check({ force: true });

  await test.step('while it is being sent the button shows that, and Enter does not send again', async () => {
    await sendButton(page).dblclick();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await contactField(page, 'email').press('Enter');
    answer();
  });

  const reference = await confirmedReference(page);
  await expect
    .soft(
      notice(
        page,
        'Your quote request was emailed to our team inbox. We will respond within 24 hours.',
      ),
    )
    .toBeVisible();
  await expect.soft(page.getByRole('link', { name: 'Open WhatsApp' })).toHaveCount(0);
  expect.soft(page.context().pages()).toHaveLength(1);
  expect.soft(posts).toBe(1);
  expect(await stored()).toMatchObject([
    { reference, moveType: 'commercial', deliveryMethod: 'email', inventory: '{}' },
  ]);
  expect((await site.mailFor(reference)).subject).toContain(reference);

  await test.step('a reload still confirms, and Back leaves the wizard', async () => {
    await page.reload();
    expect(await confirmedReference(page)).toBe(reference);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('the confirmation is on the home page too, which does not scroll to it', async () => {
    for (const open of [() => page.goto('/'), () => page.reload()]) {
      await open();
      await confirmedReference(page);
      await expect.soft(page).not.toHaveTitle(/sent/);
      expect
        .soft(await page.evaluate(() => [scrollY, document.activeElement?.tagName]))
        .toEqual([0, 'BODY']);
    }
  });

  await test.step('another quote keeps who asks, and nothing of the move', async () => {
    await askForAnother(page);
    await expect(stepLabel(page, 'move')).toBeVisible();
    await choice(page, /^Commercial/).click();
    await expect.soft(contactField(page, 'name')).toHaveValue(/^Office/);
    for (const kept of ['fromAddress', 'phone', 'email'] as const) {
      await expect.soft(contactField(page, kept), kept).toHaveValue(thandeka[kept]);
    }
    await expect.soft(contactField(page, 'toAddress')).toHaveValue('');
    await expect(contactField(page, 'moveDate')).toHaveValue('');
    expect(await stored()).toHaveLength(1);
  });
});

test('somebody asks on the home page and changes their mind; a pop-up blocker keeps the chat shut @variation', async ({
  page,
  site,
}) => {
  const chat = await catchChat(page);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/');
  await choice(page, /^Residential/).click();
  await backButton(page).click();
  await expect(stepLabel(page, 'move')).toBeVisible();
  await choice(page, /^Commercial/).click();
  await expectContact(page);
  await backButton(page).click();
  await expect(stepLabel(page, 'move')).toBeVisible();
  await choice(page, /^Commercial/).click();
  await fillContact(page);
  await sendButton(page).click();

  const reference = await confirmedReference(page);
  const stored = (await site.requests()).find((row) => row.reference === reference);
  expect.soft(stored).toMatchObject({ moveType: 'commercial', bedrooms: '' });

  await test.step('a link opens the chat', async () => {
    await expect(page.getByText(HOW_IT_COMES.blocked)).toBeVisible();
    await page.getByRole('link', { name: 'Open WhatsApp' }).click();
    expect((await chat()).searchParams.get('text')).toContain(reference);
  });

  await test.step('after a reload nobody knows whether it was sent', async () => {
    await page.reload();
    await confirmedReference(page);
    await expect(page.getByText('If you haven’t sent the WhatsApp message yet')).toBeVisible();
  });
});

test('the heading of the confirmation is in sight at once, clear of its notice @variation', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openContactStep(page);
    await fillContact(page);
    await page.getByText('Quote within 24 hours').click();
    await sendButton(page).click();
    await expect(notice(page, 'Quote Request Submitted!')).toBeVisible();
    // The browser has gone back to the entry of the first step.
    await page.waitForFunction(() => history.state.quoteDepth === 0);
    const heading = confirmation(page);
    const isOnTop = () =>
      heading.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return [0.4, 0.9].every(
          (down) => document.elementFromPoint(left + 20, top + height * down) === element,
        );
      });
    await expectSoftly.poll(isOnTop, `${heading}, ${width} px`).toBe(true);
    await page.evaluate(() => sessionStorage.clear());
  }
});
