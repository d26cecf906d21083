import { expect, type Locator, type Page } from '@playwright/test';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import type { RunningSite } from './running-site.ts';

/** A residential move with something in every part of the sheet. */
const thandekasMove = {
  name: 'Thandeka Mokoena',
  email: 'thandeka@example.com',
  phone: '082 555 0119',
  moveType: 'residential',
  fromAddress: '14 Kelly Avenue, Boskruin',
  toAddress: 'Unit 3, Cedar Lakes Estate, Fourways',
  moveDate: '2031-12-06',
  deliveryMethod: 'email',
  bedrooms: '3',
  inventory: { living: ['sofa', 'tv'] },
  additionalNotes: 'The cat bolts.',
  access: { version: 1, from: { floor: '2', lift: 'none' }, to: { notice: 'days' } },
};

interface Receipt {
  readonly reference: string;
  readonly linkKey: string;
}

/** Sends a request as the wizard does. */
export async function sendMove(site: RunningSite, changes: object = {}): Promise<Receipt> {
  const answer = await fetch(`${site.url}/api/quote-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...thandekasMove, ...changes }),
  });
  expect(answer.status).toBe(201);
  return answer.json();
}

export async function openMove(page: Page, { linkKey }: Receipt) {
  if (new URL(page.url()).pathname === '/your-move') await followAnother(page, linkKey);
  else await page.goto(`/your-move#${linkKey}`);
  await expect(sheet(page)).toBeVisible();
}

/** Follows another link in a tab that shows a move, or none: the page is loaded again. Its address has no key a little
 *  sooner, and whatever is done then would cross the load. */
export async function followAnother(page: Page, linkKey: string) {
  const loaded = page.waitForEvent('load');
  await page.goto(new URL(`/your-move#${linkKey}`, page.url()).href);
  await loaded;
}

/** The key of the link that only reads. */
export async function readKeyOf(site: RunningSite, { linkKey }: Receipt): Promise<string> {
  const headers = { Authorization: `Bearer ${linkKey}` };
  const { readKey } = await (await fetch(`${site.url}/api/your-move`, { headers })).json();
  return readKey;
}

export const sheet = (page: Page): Locator => page.getByRole('region', { name: 'Move sheet' });
/** The way, the figure and the stamp: everything that a visitor reads first. */
export const paper = (page: Page): Locator => page.locator('.waybill');
export const yourData = (page: Page): Locator => page.getByRole('region', { name: 'Your data' });
export const changeForm = (page: Page): Locator =>
  page.getByRole('form', { name: MOVE_LABELS.change });
/** The message about what was stored last. */
export const outcome = (page: Page): Locator => yourData(page).getByRole('status').first();
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

/** The text of a mail to the team about a request, once there is one with such a subject. */
export async function teamMail(site: RunningSite, reference: string, title: RegExp) {
  let text = '';
  await expect
    .poll(async () => {
      const mail = (await site.mails()).find(
        (each) => each.subject?.includes(reference) && title.test(each.text ?? ''),
      );
      text = mail?.text ?? '';
      return mail !== undefined;
    })
    .toBe(true);
  return text.replaceAll(/\s+/g, ' ');
}

/** One that can be accepted on any day that the test runs. */
export const quoted = {
  kind: 'quoted',
  price: 6500,
  upTo: null,
  includes: ['Loading at 14 Kelly Avenue', 'Three movers and a truck', 'Blankets and straps'],
  day: '2031-12-06',
  window: 'between 8 and 9',
  validUntil: '2031-11-01',
  note: '',
  via: 'email',
};

const OF_VISIT = ['day', 'window', 'people', 'trucks', 'registration', 'crew'];

/** An action with what it says of its only visit in its visits. */
function withVisits(action: object): object {
  const { kind } = action as { kind?: string };
  if ('visits' in action || !['quoted', 'agreed', 'confirmed'].includes(kind ?? '')) return action;
  const parts = (isOfVisit: boolean) =>
    Object.fromEntries(
      Object.entries(action).filter(([name]) => OF_VISIT.includes(name) === isOfVisit),
    );
  return { ...parts(false), visits: [parts(true)] };
}

/** Does what the team would at the desk. A job of a single visit may say of it what it says of itself. */
export async function actAtDesk(site: RunningSite, reference: string, action: object) {
  const mail = await teamMail(site, reference, /\/desk#/);
  const [, key = ''] = /\/desk#([\w-]{32})/.exec(mail) ?? [];
  const headers = {
    Cookie: `device=${await site.deviceKey()}`,
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
  };
  const { last } = await (await fetch(`${site.url}/api/desk`, { headers })).json();
  const answer = await fetch(`${site.url}/api/desk`, {
    method: 'POST',
    headers: { ...headers, 'Idempotency-Key': `${reference}-${last}` },
    body: JSON.stringify({ by: 'Anna', after: last, ...withVisits(action) }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

let visitors = 0;

/** A request with a quote. */
export async function sendQuoted(site: RunningSite, changes: object = {}): Promise<Receipt> {
  // Each to another address: one gets at most ten mails.
  visitors += 1;
  const receipt = await sendMove(site, { email: `visitor-${visitors}@example.com` });
  await actAtDesk(site, receipt.reference, { ...quoted, ...changes });
  return receipt;
}

/** A yes on the phone. */
export const agreed = { kind: 'agreed', price: 6500, day: '2031-12-06', said: '' };

export const confirmed = {
  kind: 'confirmed',
  day: '2031-12-06',
  window: 'between 8 and 9',
  people: 3,
  trucks: 1,
};
