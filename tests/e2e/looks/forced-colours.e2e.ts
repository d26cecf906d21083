import { MOVE_LABELS } from '../../../domain/your-move/move-labels.ts';
import { expect, test } from '../site.ts';
import { button, changeForm, openMove, sendQuoted } from '../your-move.ts';

test('in forced colours each control has an edge or a line, and the one in focus a ring', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openMove(page, await sendQuoted(site));
  const bare = async () => {
    // By keyboard, or what takes the focus shows no ring.
    await page.keyboard.press('Tab');
    return page.getByRole('main').evaluate(bareControls);
  };
  for (const form of [MOVE_LABELS.change, MOVE_LABELS.ask, MOVE_LABELS.decline]) {
    await button(page, form).click();
  }
  await expect(changeForm(page)).toBeVisible();
  await expect.poll(bare).toEqual([]);
  await button(page, MOVE_LABELS.accept).click();
  await expect(button(page, MOVE_LABELS.yes)).toBeVisible();
  await expect.poll(bare).toEqual([]);
});

/** Controls that look like text, and those that show no focus. Runs in the page. */
function bareControls(part: Element): string[] {
  const isDrawn = (element: Element) => {
    const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(element);
    const isBordered = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
    return isBordered || textDecorationLine.includes('underline');
  };
  return [...part.querySelectorAll<HTMLInputElement>('a[href], button, input, select, textarea')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .flatMap((control) => {
      const label = control.labels?.[0];
      const name = `${control.textContent || label?.textContent || control.id}`.trim();
      const looks = [control, control.parentElement, control.nextElementSibling].filter(
        (each) => !!each,
      );
      control.focus();
      const hasRing = looks.some((each) => getComputedStyle(each).outlineStyle !== 'none');
      // A row that opens has its arrow, and the browser draws a box to tick.
      const has =
        control.matches('[aria-expanded]:has(svg), [type="checkbox"]') || looks.some(isDrawn);
      return [...(has ? [] : [`${name} has no edge`]), ...(hasRing ? [] : [`${name} has no ring`])];
    });
}
