import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './site.ts';
import { actAtDesk, button, confirmed, openMove, sendMove } from './your-move.ts';

const agreed = { kind: 'agreed', price: 6500, upTo: null, day: '2031-12-06', said: '' };

const card = (page: Page) => page.getByRole('img', { name: /^We’(re moving|ve moved) to/ });

/** The saved picture, with the colour of its ground and of the sky. */
async function savedCard(page: Page) {
  const download = page.waitForEvent('download');
  await button(page, 'Save the card').click();
  const file = await download;
  const bytes = await readFile(await file.path());
  const pixels = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const brightnessAt = (x: number, y: number) => {
    const at = 3 * (pixels.info.width * y + x);
    return pixels.data.subarray(at, at + 3).reduce((sum, each) => sum + each, 0) / 3;
  };
  return { name: file.suggestedFilename(), bytes, ...pixels.info, brightnessAt };
}

test('from the booking on, a card tells everybody: by day before the move, by night after it @variation', async ({
  page,
  site,
}) => {
  const receipt = await sendMove(site, {
    toAddress: '9 Cedar Road, Fourways',
    email: 'card@example.com',
  });
  const { reference, linkKey } = receipt;
  await openMove(page, receipt);
  await expect(button(page, 'Make the card')).toHaveCount(0);
  await actAtDesk(site, reference, agreed);
  await actAtDesk(site, reference, confirmed);

  const uploaded: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') uploaded.push(request.url());
  });
  for (const [phase, says] of [
    ['booked', 'We’re moving to Fourways. Number nine.'],
    ['moved', 'We’ve moved to Fourways. Number nine.'],
  ] as const) {
    await page.route('**/api/your-move', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), phase } });
    });
    await openMove(page, receipt);
    uploaded.length = 0;
    await button(page, 'Make the card').click();
    await page.getByLabel('Your line').fill('Number nine.');
    await expect(card(page)).toHaveAccessibleName(says);
    const isDrawn = () =>
      card(page).evaluate(
        (canvas: HTMLCanvasElement) =>
          (canvas.getContext('2d')?.getImageData(540, 1330, 1, 1).data[3] ?? 0) > 0,
      );
    await expect.poll(isDrawn).toBe(true);
    const picture = await savedCard(page);
    expect(picture).toMatchObject({ width: 1080, height: 1350, name: 'our-move.png' });
    // What a card has from the page is drawn: nothing opens the page, and nothing names the street.
    const text = picture.bytes.toString('latin1');
    for (const secret of [linkKey, reference, 'your-move', 'Cedar Road', 'Kelly']) {
      expect(text).not.toContain(secret);
    }
    const isLight = phase === 'booked';
    expect(picture.brightnessAt(20, 700) > 128).toBe(isLight);
    // There is a picture in its frame, with more than one colour.
    const places = [200, 400, 600, 800].map((x) => Math.round(picture.brightnessAt(x, 850)));
    expect(new Set(places).size).toBeGreaterThan(1);
    expect(uploaded).toEqual([]);
    await page.reload();
    await button(page, 'Make the card').click();
    await expect(page.getByLabel('Your line')).toHaveValue('Number nine.');
    await page.unrouteAll();
  }
});

test('who cannot have the picture has its words @variation', async ({ page, site }) => {
  const receipt = await sendMove(site, { email: 'no-card@example.com' });
  await actAtDesk(site, receipt.reference, agreed);
  await actAtDesk(site, receipt.reference, confirmed);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openMove(page, receipt);
  await button(page, 'Make the card').click();
  await expect(page.getByText('The card can’t be drawn here.')).toBeVisible();
  await expect(button(page, 'Copy the words')).toBeVisible();
});
