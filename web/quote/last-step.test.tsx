import { beforeEach, expect, it, vi } from 'vitest';
import { DAY_UNKNOWN } from '../../domain/dates/move-date.ts';
import { CONTROL_LABELS, NO_DATE_YET } from '../../domain/request/labels.ts';
import { EMPTY_QUOTE_FORM, type QuoteFormValues } from '../../domain/request/request.form.ts';
import { LAST_STEP, stepInWords } from '../../domain/request/steps.ts';
import { ACCESS_LATER } from '../../server/requests/kinds/access-later.ts';
import { act, cleanup, render, screen, userEvent } from '../testing/component.ts';
import { page } from '../testing/form.ts';
import { FakeServer } from '../testing/server.ts';
import { QuoteWizard } from './QuoteWizard.tsx';
import { quoteInTab } from './state/quote-draft.ts';
import { setSentQuote } from './state/sent-quote.ts';
import { SEND_QUOTE } from './steps/step-words.ts';

const REACH = { phone: { display: '011 555 0100', link: 'tel:1' }, whatsAppNumber: '27115550100' };
const ANSWERS: QuoteFormValues = {
  ...EMPTY_QUOTE_FORM,
  fromAddress: '14 Kelly Avenue, Boskruin',
  toAddress: '7 Mowbray Road, Greenside',
  moveDate: '2031-12-05',
  name: 'Thandeka',
  phone: '082 555 0119',
  email: 'thandeka@visitor.example',
  deliveryMethod: 'email',
};

/** The questions are fetched. */
const SLOW = { timeout: 10_000 };

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  quoteInTab.forget();
  setSentQuote(undefined);
  history.replaceState(null, '');
  return () => vi.unstubAllGlobals();
});

/** Opens the last step with what the tab has kept. */
async function open(values: Partial<QuoteFormValues> = {}) {
  quoteInTab.keepDraft({ values: { ...ANSWERS, ...values }, step: LAST_STEP });
  render(<QuoteWizard level={1} lead="" {...REACH} />);
  await act(() => import('./fields/AccessQuestions.tsx'));
}

const unknownDay = () => screen.getByLabelText<HTMLInputElement>(NO_DATE_YET);
const date = () => screen.getByLabelText<HTMLInputElement>(CONTROL_LABELS.moveDate);
const draft = () => quoteInTab.draft()?.values;
const tap = (element: HTMLElement) => userEvent.click(element);
const posts = () => server.calls.filter(({ method }) => method === 'POST');

async function send() {
  server.answer = () => Response.json({ reference: 'MC-7F3K' }, { status: 201 });
  await tap(screen.getByRole('button', { name: SEND_QUOTE }));
  return JSON.parse(posts().at(-1)?.body ?? '{}');
}

it('“I don’t know the day yet” is one tap, is sent, and can be taken back', async () => {
  await open();
  await tap(unknownDay());
  expect(date().disabled).toBe(true);
  expect(date().value).toBe(DAY_UNKNOWN);
  await tap(unknownDay());
  expect([date().type, date().value, draft()?.moveDate]).toEqual(['date', '', '']);
  await tap(unknownDay());
  expect(await send()).toMatchObject({ moveDate: DAY_UNKNOWN });
});

it('without a day and without the tap it asks for one, and the tap settles it', async () => {
  await open({ moveDate: '' });
  await send();
  expect(posts()).toEqual([]);
  expect(date().getAttribute('aria-invalid')).toBe('true');
  await tap(unknownDay());
  expect(await send()).toMatchObject({ moveDate: DAY_UNKNOWN });
});

it('a day in words, which an earlier page or the team has entered, stays as it is', async () => {
  await open({ moveDate: 'end of May' });
  expect([date().value, unknownDay().checked]).toEqual(['end of May', true]);
  expect(await send()).toMatchObject({ moveDate: 'end of May' });
});

it('leads to the answers, and keeps what was typed for whoever comes back', async () => {
  await open({ moveDate: '' });
  const answers = screen.getByRole<HTMLAnchorElement>('link', { name: 'Questions before a move' });
  expect(new URL(answers.href).pathname).toBe('/contact');
  await userEvent.type(screen.getByLabelText(CONTROL_LABELS.name), ' Nkosi');
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  cleanup();
  render(<QuoteWizard level={1} lead="" {...REACH} />);
  expect(page()).toContain(stepInWords(LAST_STEP));
  expect(screen.getByLabelText<HTMLInputElement>(CONTROL_LABELS.name).value).toBe('Thandeka Nkosi');
});

it('asks of a door only floor and lift, and of a home also for notes, all behind one press', async () => {
  await open({ fromFloor: '2' });
  expect(await screen.findAllByRole('combobox', {}, SLOW)).toHaveLength(4);
  expect(page()).not.toContain('The gate, the truck, the hours');
});

it('answers that an earlier page asked are shown, kept and sent', async () => {
  const answers: Partial<QuoteFormValues> = {
    fromEstate: 'yes',
    toTruck: 'outside',
    toHours: 'Weekdays, 8 to 16',
  };
  for (const name of Object.keys(answers)) expect(ACCESS_LATER).toContain(name);
  await open(answers);
  const hours = await screen.findAllByLabelText<HTMLInputElement>(/^Moving hours/, {}, SLOW);
  expect(hours.at(-1)?.value).toBe(answers.toHours);
  expect((await send()).access).toMatchObject({
    from: { estate: 'yes' },
    to: { truck: 'outside', hours: 'Weekdays, 8 to 16' },
  });
});

it('an answer that is too long is shown at its field, even in a part that was closed', async () => {
  await open({ additionalNotes: 'Stairs. '.repeat(900) });
  const notes = screen.getByLabelText(`${CONTROL_LABELS.additionalNotes} (optional)`);
  const fold = notes.closest('details');
  await tap(fold?.querySelector('summary') as HTMLElement); // it has one
  await send();
  expect(posts()).toEqual([]);
  expect(fold?.open).toBe(true);
  expect(notes.getAttribute('aria-invalid')).toBe('true');
});
