import type { Locator, Page } from '@playwright/test';
import { signIn } from './desk.ts';
import type { RunningSite } from './running-site.ts';
import { expect, expectSoftly, test } from './site.ts';
import { actAtDesk, agreed, confirmed, quoted, sendMove, teamMail } from './your-move.ts';

const SCREENS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];
const END = 'And the parrots?';
const QUESTION = `${'Would your people carry the piano down by hand, or with a hoist? '.repeat(30)}${END}`;

/** Opens the desk of a confirmed move whose gate wants notice and whose visitor asks at length. */
async function openBusyDesk(page: Page, site: RunningSite) {
  const { reference, linkKey } = await sendMove(site, {
    email: 'first-screen@example.com',
    // Whoever chose email has another line, which takes a little room below the buttons.
    deliveryMethod: 'whatsapp',
    additionalNotes: 'We have a piano and a safe.',
  });
  await actAtDesk(site, reference, quoted);
  await actAtDesk(site, reference, agreed);
  await actAtDesk(site, reference, confirmed);
  // Another truck is out that day, which has a line too.
  await actAtDesk(
    site,
    (await sendMove(site, { email: 'same-day@example.com' })).reference,
    agreed,
  );
  const answer = await fetch(`${site.url}/api/your-move/quote`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${linkKey}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': reference,
    },
    body: JSON.stringify({ kind: 'asked', quote: 1, said: QUESTION }),
  });
  expect(answer.status).toBe(200);
  const mail = await teamMail(site, reference, /\/desk#/);
  await signIn(page, site);
  await page.goto(/\/desk#[\w-]{32}/.exec(mail)?.[0] ?? '');
}

/** Whether each of its lines is within the screen, and its middle under nothing else. */
const isOnScreen = (part: Locator) =>
  part.evaluate((element) => {
    const lines = [...element.getClientRects()];
    const isDrawn = ({ left, top, right, bottom }: DOMRect) => {
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const drawn = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return isInside && element.contains(drawn);
    };
    return lines.length > 0 && lines.every(isDrawn);
  });

test('the first screen of the desk has who, what waits, one act and the job @variation', async ({
  page,
  site,
}) => {
  await openBusyDesk(page, site);
  const head = page.getByRole('region', { name: 'At a glance' });
  const job = page.getByRole('region', { name: 'The job' });
  const parts = [
    head.getByText(/^As of/),
    head.getByRole('heading', { name: 'Thandeka Mokoena' }),
    head.getByText('R6 500', { exact: true }),
    head.getByText(/^They ask,/),
    head.getByRole('link', { name: 'Email', exact: true }),
    head.locator('.button-main'),
    job.getByText('Sat 6 Dec 2031, between 8 and 9'),
    job.getByText(/trucks? is out/),
    job.getByText('14 Kelly Avenue, Boskruin'),
    job.getByText('second floor, no lift'),
    job.getByText('Unit 3, Cedar Lakes Estate, Fourways'),
    job.getByText('two days’ notice or more to the gate'),
    job.getByText('piano, safe'),
  ];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const place = `${screen.width} × ${screen.height}`;
    // The page cuts a text once it has measured it, a little after the window has its size.
    for (const part of parts) {
      const message = `${part}, ${place}`;
      await expectSoftly.poll(() => isOnScreen(part), { message }).toBe(true);
    }
  }

  await test.step('all of a long question and of the notice can be read', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    const folds = head.getByText('Read all').filter({ visible: true });
    await expect(folds, 'one for each').toHaveCount(2);
    await folds.first().click();
    await folds.first().click();
    await expect(folds).toHaveCount(0);
    const question = head.getByText(END);
    await question.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    const cutOff = () => question.evaluate((it) => it.scrollHeight - it.clientHeight);
    await expect.poll(cutOff).toBe(0);
  });
});
