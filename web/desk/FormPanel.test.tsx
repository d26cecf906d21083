import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';
import { PHASES } from '../../domain/move/phases.ts';
import { plainVisit } from '../../domain/quote/visits.ts';
import { ACTION_NAMES, OTHER_PRICE } from '../../domain/team/action-names.ts';
import type { DeskQuote, DeskView } from '../../domain/team/desk-view.ts';
import { BILL_LABELS, QUOTE_LABELS } from '../../domain/team/form-labels.ts';
import { VISIT_LABELS } from '../../domain/team/visit-labels.ts';
import { ASK_FIRST } from '../../server/sending/mail/ask-first.ts';
import { SAMPLE_DESK, SAMPLE_DESK_QUOTE } from '../../tests/server/testing/sample-desk.ts';
import { storedRequest } from '../../tests/server/testing/sample-request.ts';
import { createQueryClient } from '../api/query-client.ts';
import { ACCESS_DOORS } from '../quote/fields/access-words.ts';
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  userEvent,
  within,
} from '../testing/component.ts';
import { page, write } from '../testing/form.ts';
import { FakeServer } from '../testing/server.ts';
import type { DeskForm, ShortForm } from './desk-draft.ts';
import { DESK_FORMS } from './desk-forms.tsx';
import { FormPanel } from './FormPanel.tsx';
import { lastPapers } from './last-papers.ts';
import { CHANGE_CONFIRMED } from './next-steps.ts';
import type { NewAction } from './use-desk-actions.ts';

const YES = {
  price: 6500,
  upTo: null,
  visits: [{ ...plainVisit('2026-12-07'), window: 'between 8 and 9' }],
  deposit: null,
} satisfies DeskView['yes'];
const YES_IN_WORDS = 'Monday 7 December 2026, between 8 and 9, R6\u00a0500';

let forms = 0;

/** Opens a form, without what was typed in another test. */
function open(form: DeskForm, changes: Partial<DeskView>, acts: NewAction[] = []) {
  const server = new FakeServer();
  forms += 1;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FormPanel
        form={form}
        deskKey={`key-${forms}`}
        desk={{ ...SAMPLE_DESK, ...changes }}
        isOnItsWay={false}
        onAct={async (action) => {
          acts.push(action);
          return undefined;
        }}
        onClose={() => {}}
      >
        {null}
      </FormPanel>
    </QueryClientProvider>,
  );
  return server;
}

const TAKES_BACK = `Sending it takes back what they said yes to: ${YES_IN_WORDS}. Nothing is booked until they accept again.`;
const NOTHING_BOOKED =
  'This quote replaces what you said yes to. Nothing is booked until you accept it and we confirm the day.';
const EARLIER = 'This quote replaces our earlier quote.';

it.each<[string, DeskQuote['replaces'], DeskView['yes'], boolean, string]>([
  ['a first quote replaces nothing', null, null, false, ''],
  ['a quote after another one replaces that', 'quote', null, false, EARLIER],
  ['a quote after a yes takes it back', 'agreement', YES, true, NOTHING_BOOKED],
  ['a yes that was taken back is not taken back again', 'agreement', null, false, NOTHING_BOOKED],
  ['a cancelled move has nothing to take back', 'quote', YES, false, EARLIER],
])('%s, in the form and as the visitor will read it', async (_, replaces, yes, takes, read) => {
  open('quoted', { quote: { ...SAMPLE_DESK_QUOTE, replaces }, yes });
  expect(page().includes(TAKES_BACK)).toBe(takes);
  await userEvent.click(screen.getByRole('button', { name: QUOTE_LABELS.preview }));
  await screen.findByText('This is what they’ll read:');
  expect(page().includes(TAKES_BACK)).toBe(takes);
  const said = screen.queryByText(/^This quote replaces/);
  expect(said?.textContent ?? '').toBe(read);
});

it('a quote is good until the moving day at most, in the form as they will read it', async () => {
  const draft = {
    ...SAMPLE_DESK_QUOTE.draft,
    visits: [plainVisit('2027-01-08')],
    validUntil: '2027-02-20',
  } satisfies DeskQuote['draft'];
  open('quoted', { quote: { ...SAMPLE_DESK_QUOTE, draft, promisedUntil: '2027-02-20' } });
  const said = 'They’ll read Friday 8 January 2027: nobody can accept after the moving day.';
  expect(page()).toContain(said);
  await write({ 'Good until': '2027-01-08' });
  expect(page()).not.toMatch(/They’ll read Fri|shorter than/);
  await write({ 'Good until': '2027-01-07' });
  expect(page()).toContain('Thursday 7 January 2027: shorter than the');
  await write({ 'Day of arrival (optional)': '' });
  expect(page()).toContain('Thursday 7 January 2027: shorter than the');
  await write({ 'Good until': '2027-02-20' });
  expect(page()).not.toMatch(/They’ll read Fri|shorter than/);
});

it('of all days on the desk only those of a move are called busy, and each has its weekday', async () => {
  const busy = '2027-12-18';
  const said = new Map<string, string>();
  for (const form of Object.keys(DESK_FORMS) as ShortForm[]) {
    open(form, { visits: [], gates: [] });
    const paid = document.querySelector<HTMLInputElement>('[name="paid.how"][value="cash"]');
    if (paid) await userEvent.click(paid);
    for (const day of document.querySelectorAll<HTMLInputElement>('[type=date]')) {
      fireEvent.change(day, { target: { value: busy } });
      const hint = document.getElementById(day.getAttribute('aria-describedby') ?? '');
      said.set(`${form}: ${day.name}`, hint?.textContent ?? '');
    }
    cleanup();
  }
  expect(Object.fromEntries(said)).toEqual({
    'quoted: visits.0.day': 'Saturday 18 December 2027, peak season, weekend',
    'quoted: validUntil': 'Saturday 18 December 2027',
    'quoted: deposit.by': 'Saturday 18 December 2027',
    'agreed: visits.0.day': 'Saturday 18 December 2027, peak season, weekend',
    'confirmed: visits.0.day': 'Saturday 18 December 2027, peak season, weekend',
    'settled: day': 'Saturday 18 December 2027',
    'settled: paid.day': 'Saturday 18 December 2027',
    'paid: day': 'Saturday 18 December 2027',
    'callback: day': 'Saturday 18 December 2027',
  });
});

it('a correction asks about somebody else, behind each fold too', async () => {
  open('changed', { request: { answers: storedRequest().content, version: 1 } });
  await userEvent.click(screen.getByText(ACCESS_DOORS));
  await screen.findByRole('group', { name: 'Where they’re moving from' });
  expect(page()).not.toMatch(/you’re moving|you walk us/i);
});

it('the paper that they will get follows each letter, and says no price before there is one', async () => {
  const draft = { ...SAMPLE_DESK_QUOTE.draft, price: null };
  open('quoted', {
    quote: { ...SAMPLE_DESK_QUOTE, draft },
    request: { answers: storedRequest().content, version: 1 },
  });
  const paper = screen.getByRole('region', { name: PHASES.quoted.paper });
  expect(paper.querySelector('strong')).toBeNull();
  await write({
    [QUOTE_LABELS.price]: '7100',
    [QUOTE_LABELS.includes]: 'The piano\n\nThe cat',
    'People (optional)': 'two',
  });
  expect(paper.querySelector('strong')?.textContent).toBe('R7\u00a0100');
  const included = [...paper.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(included).toEqual(expect.arrayContaining(['The piano', 'The cat']));
  expect(paper.textContent).not.toContain('mover');
});

it.each<[string, DeskQuote['channels'], string | null]>([
  ['whoever chose email', ['email', 'whatsapp'], ASK_FIRST],
  ['whoever chose email, and gets no more this month', ['whatsapp'], ASK_FIRST],
  ['whoever asked for WhatsApp, or got no email', ['whatsapp', 'email'], null],
])('%s: the preview says what a chat gives to WhatsApp', async (_, channels, askFirst) => {
  open('quoted', { quote: { ...SAMPLE_DESK_QUOTE, channels }, askFirst });
  await userEvent.click(screen.getByRole('button', { name: QUOTE_LABELS.preview }));
  await screen.findByText('This is what they’ll read:');
  expect(page().includes(ASK_FIRST)).toBe(askFirst !== null);
});

it.each([
  [VISIT_LABELS.day, '2026-12-09'],
  [VISIT_LABELS.window, 'between 10 and 11'],
])('who confirms another %s than before is told what was confirmed', async (label, value) => {
  open('confirmed', { stage: 'booked', yes: YES });
  expect(screen.getByRole('heading').textContent).toBe(CHANGE_CONFIRMED);
  expect(page()).not.toContain('Speak to them');
  await write({ [label]: value });
  expect(page()).toContain(
    `We confirmed ${YES_IN_WORDS}. Speak to them before you confirm anything else.`,
  );
});

it('the day is confirmed at the agreed price, and the form names the ways to another', () => {
  open('confirmed', { stage: 'accepted', yes: YES });
  expect(screen.getByRole('heading').textContent).toBe(ACTION_NAMES.confirmed);
  expect(screen.queryByLabelText(QUOTE_LABELS.price)).toBeNull();
  expect(page()).toContain(`They said yes to ${YES_IN_WORDS}.`);
  expect(page()).toContain(`For another price: “${ACTION_NAMES.quoted}”, or “${OTHER_PRICE}”.`);
});

const NO_EMAIL: Partial<DeskView> = {
  linkChannels: [],
  quote: { ...SAMPLE_DESK_QUOTE, noEmail: 'They have no email address.' },
};

it.each<[string, DeskForm, Partial<DeskView>, string]>([
  ['by email', 'settled', {}, 'They’ll get this by email'],
  ['by email', 'cancelled', {}, 'They’ll get an email'],
  ['from the team', 'settled', NO_EMAIL, 'They have no email address. Once this is saved, tell'],
  ['from the team', 'paid', NO_EMAIL, 'They have no email address. Once this is saved, tell'],
  ['from the team', 'confirmed', NO_EMAIL, 'They have no email address. Once this is saved, tell'],
  ['from nobody', 'cancelled', { isDayOver: true }, 'so no email goes out'],
])('the form says that they hear of it %s: %s', (_, form, changes, says) => {
  const visits = SAMPLE_DESK.confirmation.visits.map((each) => ({ ...each, day: '2099-12-07' }));
  open(form, { confirmation: { ...SAMPLE_DESK.confirmation, visits }, ...changes });
  expect(page()).toContain(says);
  if (!says.includes('by email')) expect(page()).not.toContain('by email');
});

it('the hours of an hourly price make the price, with what else was added', async () => {
  const agreed = {
    basis: 'hourly',
    rate: 800,
    hours: 5,
    hoursUpTo: 7,
    price: 4000,
    upTo: 5600,
  } as const;
  open('settled', { bill: { ...SAMPLE_DESK.bill, agreed, price: null } });
  const hours = screen.getByLabelText('Hours (optional)');
  await userEvent.type(hours, '6,5');
  const price = screen.getByLabelText<HTMLInputElement>(BILL_LABELS.price);
  expect(price.value).toBe('5200');
  const differs = screen.getByLabelText('What differs from the agreed price (optional)');
  await userEvent.type(differs, 'A piano: R450');
  expect(price.value).toBe('5650');
  expect(page()).not.toContain('and not to');
  await write({ [BILL_LABELS.price]: '6000' });
  expect(page()).toContain(
    '6.5 hours at R800 an hour and these lines come to R5\u00a0650, and not to R6\u00a0000.',
  );
});

it('the amounts of the lines are added to the one agreed price, until somebody types another', async () => {
  const agreed = { price: 6500, upTo: null } as const;
  open('settled', { bill: { ...SAMPLE_DESK.bill, agreed, price: 6500 } });
  const price = screen.getByLabelText<HTMLInputElement>(BILL_LABELS.price);
  const differs = screen.getByLabelText('What differs from the agreed price (optional)');
  await userEvent.type(differs, 'A piano: R450.50{Enter}Stairs at the new flat');
  expect(price.value).toBe('6950.5');
  await userEvent.type(differs, '{Enter}Less: -R50.50');
  expect(price.value).toBe('6900');
  expect(page()).not.toContain('and not to');
  await userEvent.clear(differs);
  expect(price.value).toBe('6500');
  await write({ [BILL_LABELS.price]: '7000' });
  await userEvent.type(differs, 'A piano: R450');
  expect(price.value).toBe('7000');
  expect(page()).toContain(
    'R6\u00a0500 agreed and these lines come to R6\u00a0950, and not to R7\u00a0000.',
  );
});

/** Presses one of a few answers. */
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

const differsField = () => screen.getByLabelText('What differs from the agreed price (optional)');
const asRead = () =>
  [...screen.getByRole('status', { name: 'How each line is read' }).querySelectorAll('dt, dd')].map(
    ({ textContent }) => textContent,
  );

it('each line of the bill says how it is read as it is typed, and is stored like that', async () => {
  const acts: NewAction[] = [];
  const agreed = { price: 6500, upTo: null } as const;
  open('settled', { bill: { ...SAMPLE_DESK.bill, agreed, price: 6500 } }, acts);
  expect(asRead()).toEqual([]);
  await userEvent.type(differsField(), 'Truck arrived at 9:30');
  expect(asRead()).toEqual(['Truck arrived at 9:30', 'a remark']);
  await userEvent.type(
    differsField(),
    '{Enter}{Enter}Two hours more: 1200 rand{Enter}Less: (R200)',
  );
  expect(asRead()).toEqual([
    ...['Truck arrived at 9:30', 'a remark'],
    ...['Two hours more', 'R1\u00a0200 more'],
    ...['Less', 'R200 less'],
  ]);
  await choose('in cash');
  await userEvent.click(screen.getByRole('button', { name: ACTION_NAMES.settled }));
  expect(acts).toMatchObject([
    {
      price: 7500,
      lines: [
        { text: 'Truck arrived at 9:30' },
        { text: 'Two hours more', amount: 1200 },
        { text: 'Less', amount: -200 },
      ],
    },
  ]);
});

it('a total typed under the differences leaves the price, and is refused by its name', async () => {
  const acts: NewAction[] = [];
  const agreed = { price: 6500, upTo: null } as const;
  open('settled', { bill: { ...SAMPLE_DESK.bill, agreed, price: 6500 } }, acts);
  const price = screen.getByLabelText<HTMLInputElement>(BILL_LABELS.price);
  await userEvent.type(differsField(), 'Two hours more: R1 200{Enter}TOTAL DUE: R7 700');
  expect(price.value).toBe('7700');
  expect(asRead().slice(2)).toEqual(['TOTAL DUE', 'a total: please leave it out']);
  await choose('in cash');
  await userEvent.click(screen.getByRole('button', { name: ACTION_NAMES.settled }));
  expect(acts).toEqual([]);
  expect(page()).toContain('Please leave out “TOTAL DUE”: each line changes the price.');
});

it('a translated page says how the line is read now', async () => {
  open('settled', {});
  await userEvent.type(differsField(), 'Piano: R450');
  // As browsers translate: each text is replaced by an element.
  for (const each of screen.getByRole('status', { name: /line/ }).querySelectorAll('dt, dd')) {
    const font = document.createElement('font');
    font.append(...each.childNodes);
    each.append(font);
  }
  await userEvent.type(differsField(), '0{Enter}A lamp broke');
  expect(asRead()).toEqual(['Piano', 'R4\u00a0500 more', 'A lamp broke', 'a remark']);
  await userEvent.clear(differsField());
  expect(asRead()).toEqual([]);
});

it.each([true, false])(
  'whose bill it is can be said, and only a company that is registered for VAT asks for a number: %s',
  (isInvoiced) => {
    open('settled', { bill: { ...SAMPLE_DESK.bill, isInvoiced } });
    expect(page()).toContain('A firm pays');
    expect(page().includes('VAT')).toBe(isInvoiced);
  },
);

it('who was told in the same call is noted with the news, and nobody asks of whom an email tells', async () => {
  const acts: NewAction[] = [];
  open('paid', { linkChannels: [] }, acts);
  await write({ [BILL_LABELS.amount]: '2500' });
  await choose('in cash');
  await choose('Yes, by phone');
  await userEvent.click(screen.getByRole('button', { name: BILL_LABELS.savePayment }));
  expect(acts).toMatchObject([{ kind: 'paid', amount: 2500, how: 'cash', toldBy: 'phone' }]);
  cleanup();
  open('paid', {});
  expect(page()).not.toContain('Do they know it?');
});

it('a double is the same as one that goes on, not as another double', () => {
  const other = { name: 'Thandi', url: '/desk#key', label: 'JFM-7K3Q-24: a message' };
  open('same', {
    alsoFrom: [
      { ...other, reference: 'JFM-0000-00', stage: 'same' },
      { ...other, reference: 'JFM-7K3Q-24', stage: 'waiting' },
    ],
  });
  const field = screen.getByLabelText<HTMLInputElement>('Reference of the other one');
  expect(field.value).toBe('JFM-7K3Q-24');
});

it('a day is confirmed with the usual crew, unless somebody said who comes', () => {
  const { confirmation } = SAMPLE_DESK;
  const [visit] = confirmation.visits;
  const crewOf = (people: number | null, trucks: number | null) => {
    if (!visit) return expect.unreachable();
    open('confirmed', {
      confirmation: { ...confirmation, visits: [{ ...visit, people, trucks }] },
    });
    const typed = ['People', 'Trucks'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    );
    cleanup();
    return typed;
  };
  expect(crewOf(null, null)).toEqual(['3', '1']);
  expect(crewOf(5, 2)).toEqual(['5', '2']);
});

it('hours of another day than the typed one say whose they are', async () => {
  open('confirmed', {});
  expect(page()).not.toContain('These are the hours of');
  await write({ [VISIT_LABELS.day]: '2026-12-09' });
  expect(page()).toContain('These are the hours of Monday 7 December 2026.');
  await write({ [VISIT_LABELS.window]: 'between 10 and 11' });
  expect(page()).not.toContain('These are the hours of');
});

it('nothing is asked or said about a day whose year is still being typed', async () => {
  const server = open('confirmed', { gates: [] });
  const day = screen.getByLabelText(VISIT_LABELS.day);
  await act(async () => day.focus());
  for (const year of ['0002', '0020', '0202', '2027'])
    await write({ [VISIT_LABELS.day]: `${year}-12-24` });
  const asked = server.calls.map(({ path }) => path).filter((path) => path.includes('/days/'));
  expect(asked.filter((path) => path.includes('/days/0'))).toEqual([]);
  expect(asked).toContain('/api/desk/days/2027-12-24');
  await write({ [VISIT_LABELS.day]: '0002-12-24' });
  expect(page()).not.toContain('24 December 2,');
  await act(async () => day.blur());
  expect(page()).toContain('24 December 2,');
});

it.each([ASK_FIRST, null])(
  'the link to their page says what a chat gives to WhatsApp: %s',
  (askFirst) => {
    open('linked', { linkChannels: ['email', 'whatsapp'], askFirst });
    expect(page().includes(ASK_FIRST)).toBe(askFirst !== null);
  },
);

it.each(['confirmed', 'settled', 'paid', 'cancelled'] as const)(
  '%s: an address from which an email came back needs a person too',
  (form) => {
    open(form, { emailCameBack: true });
    expect(page()).toContain('an email to that address came back, so tell them too');
  },
);

const groups = () =>
  screen
    .queryAllByRole('group')
    .filter((group) => group.querySelector('[name$=".day"]'))
    .map((group) => within(group));
const button = (name: string) => screen.getByRole('button', { name });

it('one visit has neither a name nor addresses, and another one gives both of them all fields', async () => {
  const acts: NewAction[] = [];
  open('confirmed', { gates: [] }, acts);
  expect(screen.queryByLabelText('What it is (optional)')).toBeNull();
  expect(screen.queryByLabelText('From (optional)')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove this visit' })).toBeNull();
  await userEvent.click(button(VISIT_LABELS.another));
  expect(
    screen.getAllByRole('group').map((each) => each.querySelector('legend')?.textContent),
  ).toEqual(['Visit 1', 'Visit 2']);
  const [, second] = groups();
  expect(document.activeElement).toBe(second?.getByLabelText('What it is (optional)'));
  await userEvent.keyboard('Deliver');
  expect(page()).toContain('Deliver');
  const fill = async (label: string, value: string) =>
    act(async () => {
      const field = groups()[1]?.getByLabelText(label);
      if (field) fireEvent.change(field, { target: { value } });
    });
  await fill(VISIT_LABELS.day, '2026-12-19');
  await fill(VISIT_LABELS.window, 'at 8');
  await fill('People', '4');
  await fill('Trucks', '1');
  await userEvent.click(button(ACTION_NAMES.confirmed));
  expect(acts).toMatchObject([
    {
      visits: [
        { visit: 1, day: '2026-12-07', window: 'between 8 and 9', people: 3 },
        { what: 'Deliver', day: '2026-12-19', window: 'at 8', people: 4 },
      ],
    },
  ]);
  expect(acts[0]).not.toMatchObject({ visits: [{}, { visit: expect.anything() }] });
});

const LOAD = { ...plainVisit('2026-12-07'), what: 'Load', to: 'The store' };
const DELIVER = { ...plainVisit('2026-12-21'), visit: 3, what: 'Deliver', from: 'The store' };

it('a visit that is removed leaves the numbers of the others alone', async () => {
  const acts: NewAction[] = [];
  const visits = [LOAD, { ...LOAD, visit: 2, what: 'Second day' }, DELIVER];
  open('agreed', { agreement: { ...SAMPLE_DESK.agreement, visits } }, acts);
  const [, second] = groups();
  await userEvent.click(
    second?.getByRole('button', { name: 'Remove this visit' }) ?? document.body,
  );
  await choose('No');
  await userEvent.click(button(ACTION_NAMES.agreed));
  expect(acts).toMatchObject([
    {
      visits: [
        { visit: 1, what: 'Load' },
        { visit: 3, what: 'Deliver', from: 'The store' },
      ],
    },
  ]);
});

it('a second visit that was typed is there after a reload', async () => {
  open('quoted', {});
  await userEvent.click(button(VISIT_LABELS.another));
  await userEvent.keyboard('Deliver');
  cleanup();
  forms -= 1;
  open('quoted', {});
  expect(screen.getByDisplayValue('Deliver')).toBeTruthy();
  expect(groups()).toHaveLength(2);
});

it('there are at most ten visits', async () => {
  const visits = Array.from({ length: 9 }, (_, index) => ({ ...LOAD, visit: index + 1 }));
  open('agreed', { agreement: { ...SAMPLE_DESK.agreement, visits } });
  await userEvent.click(button(VISIT_LABELS.another));
  expect(groups()).toHaveLength(10);
  await userEvent.click(button(VISIT_LABELS.another));
  expect(groups()).toHaveLength(10);
});

it('only the visit through a gate that wants notice asks who comes, and takes the last crew on demand', async () => {
  lastPapers.write({ registration: 'HB 34 GP', crew: ['Themba', 'Sipho'] });
  onTestFinished(() => lastPapers.forget());
  const visits = [LOAD, DELIVER].map((each) => ({ ...each, registration: '', crew: [] }));
  const confirmation = { ...SAMPLE_DESK.confirmation, visits };
  open('confirmed', { confirmation, gates: [{ side: 'to', notice: 'days' }] });
  const registration = screen.getByLabelText<HTMLInputElement>('Vehicle registration (optional)');
  expect(registration.name).toBe('visits.1.registration');
  expect(registration.value).toBe('');
  await userEvent.click(button('Use the last crew'));
  expect(registration.value).toBe('HB 34 GP');
  expect(screen.getByLabelText<HTMLTextAreaElement>('The crew’s names (optional)').value).toBe(
    'Themba\nSipho',
  );
  cleanup();
  open('confirmed', { confirmation, gates: [] });
  expect(page()).not.toContain('Who comes');
});

it.each([
  [1, '1 of 2 trucks is out that day.'],
  [3, 'The day is full: 3 of 2 trucks are out.'],
  [0, ''],
])('with %i trucks out, a typed day says %j', async (trucks, says) => {
  const server = open('quoted', {});
  server.answer = () => Response.json({ day: '2026-12-24', moves: [], trucks, trucksADay: 2 });
  await write({ 'Day of arrival (optional)': '2026-12-24' });
  if (says) expect(await screen.findByText(says)).toBeTruthy();
  else expect(page()).not.toContain('out that day');
});

it('a form that begins with the day of the next visit says at once what else is on it', () => {
  const [visit] = SAMPLE_DESK.confirmation.visits;
  const sameDay = {
    day: visit?.day ?? '',
    moves: ['Boskruin to Fourways'],
    trucks: 1,
    trucksADay: 2,
  };
  open('confirmed', { sameDay });
  expect(page()).toContain('1 of 2 trucks is out that day.Boskruin to Fourways');
});

it('settling says first which visits are taken back', async () => {
  const shown = [LOAD, DELIVER].map((visit) => ({
    ...visit,
    isOver: false,
    status: 'confirmed' as const,
  }));
  open('settled', { visits: shown, bill: { ...SAMPLE_DESK.bill, day: '2026-12-07' } });
  const says = 'This takes back: Deliver, Monday 21 December 2026';
  expect(page()).toContain(says);
  await write({ 'Moved on': '2026-12-21' });
  expect(page()).not.toContain('This takes back');
});
