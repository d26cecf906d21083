import { expect, test } from 'vitest';
import { termsOf } from '../../content/terms.ts';
import { PRICE_ASKED } from '../../domain/quote/price.schema.ts';
import type { Gate } from '../../domain/request/gate-papers.ts';
import { SAMPLE_DESK } from '../../tests/server/testing/sample-desk.ts';
import type { Typed } from '../forms/typed-list.ts';
import type { ShortForm } from './desk-draft.ts';
import { NO_TERMS } from './desk-forms.tsx';
import { checkOf, initialValues, withVisits } from './form-values.ts';

/** The stored values of the form, and the message of each field that is wrong. */
async function read(form: ShortForm, typed: Typed, gates: readonly Gate[] = []) {
  const checked = checkOf(form, gates)(typed);
  return 'content' in checked
    ? { values: checked.content, errors: {} }
    : { values: {}, errors: checked.errors };
}

const QUOTE = {
  price: 'R 6 500',
  upTo: '',
  includes: 'Loading\n\n the drive ',
  'visits.0.day': '2026-12-05',
  'visits.0.window': '8 to 9',
  validUntil: '2026-12-22',
  note: '',
};

test.each(['', 'about 6500', '6500.50', '-3', '6,50'])('%j is not a price', async (price) => {
  const { errors } = await read('quoted', { ...QUOTE, price });
  expect(errors).toEqual({ price: PRICE_ASKED });
});

test('each line of what is included is one', async () => {
  expect((await read('quoted', QUOTE)).values).toEqual({
    price: 6500,
    upTo: null,
    notIncluded: [],
    visits: [{ day: '2026-12-05', window: '8 to 9' }],
    deposit: null,
    includes: ['Loading', 'the drive'],
    validUntil: '2026-12-22',
    note: '',
  });
});

test('the upper end is above the price, and the day is a day', async () => {
  const { errors } = await read('quoted', { ...QUOTE, upTo: '6500', 'visits.0.day': 'soon' });
  expect(Object.keys(errors)).toEqual(['visits.0.day', 'upTo']);
});

test('a price has the fields of its basis, whatever was typed for another', async () => {
  const typed = { ...QUOTE, rate: 'R800', hours: '5', hoursUpTo: '7' };
  const hourly = { rate: 800, hours: 5, hoursUpTo: 7, price: 4000, upTo: 5600 };
  expect((await read('quoted', { ...typed, basis: 'hourly' })).values).toMatchObject(hourly);
  const whole = { basis: 'whole', price: 6500, upTo: null };
  expect((await read('quoted', { ...typed, basis: 'whole' })).values).toMatchObject(whole);
  const { errors } = await read('quoted', { ...QUOTE, basis: '' });
  expect(errors).toEqual({ basis: 'Please say what the price is for' });
});

test('who notes a yes says whether they had the terms', async () => {
  const yes = { basis: 'whole', price: '6500', 'visits.0.day': '2026-12-05', said: '' };
  expect((await read('agreed', { ...yes, terms: '' })).errors).toEqual({
    terms: 'Please say whether they had our terms',
  });
  expect((await read('agreed', { ...yes, terms: NO_TERMS })).values).toMatchObject({
    terms: undefined,
  });
  expect((await read('agreed', { ...yes, terms: termsOf })).values).toMatchObject({
    terms: termsOf,
  });
});

/** What is typed of one visit. */
const visitAt = (index: number, parts: Typed): Typed =>
  Object.fromEntries(
    Object.entries(parts).map(([part, text]) => [`visits.${index}.${part}`, text]),
  );
const CONFIRMED = { day: '2026-12-05', window: 'at 8', people: '3', trucks: '1' };

test('a day stands with its hours and with whom', async () => {
  const visit = visitAt(0, { day: '2026-12-05', window: '', people: 'two', trucks: '1' });
  expect((await read('confirmed', { price: '6500', ...visit })).errors).toEqual({
    'visits.0.window': 'Please say when the truck arrives',
    'visits.0.people': 'Please say how many people come',
  });
});

test('the crew’s names may be on one line, and go only to a gate that wants notice', async () => {
  const visit = visitAt(0, {
    ...CONFIRMED,
    registration: ' jx 12 cd gp',
    crew: 'Sipho Dlamini, Johannes\n\nThemba ',
  });
  const typed = { price: '6500', ...visit };
  const gates: readonly Gate[] = [{ side: 'to', notice: 'day' }];
  const visits = async (changes: Typed, ofGates = gates) =>
    (await read('confirmed', { ...typed, ...changes }, ofGates)).values;
  const papers = {
    registration: 'jx 12 cd gp',
    crew: ['Sipho Dlamini', 'Johannes', 'Themba'],
  };
  const none = { registration: '', crew: [] };
  expect(await visits({})).toMatchObject({ visits: [papers] });
  expect(await visits({}, [])).toMatchObject({ visits: [none] });
  expect(await visits({ 'visits.0.to': 'The store' })).toMatchObject({ visits: [none] });
});

test('each visit is read with its number and named in its errors, and all are in order', async () => {
  const load = { ...CONFIRMED, visit: '1', what: 'Load', day: '2026-12-05', to: 'The store' };
  const deliver = { ...CONFIRMED, visit: '', what: 'Deliver', day: '2026-12-19' };
  const typed = (second: Typed) => ({
    ...{ price: '6500', visits: '2' },
    ...{ ...visitAt(0, load), ...visitAt(1, second) },
  });
  const { values } = await read('confirmed', typed(deliver));
  expect(values).toMatchObject({
    visits: [
      { visit: 1, what: 'Load', to: 'The store' },
      { what: 'Deliver', day: '2026-12-19' },
    ],
  });
  expect((await read('confirmed', typed({ ...deliver, window: '' }))).errors).toEqual({
    'visits.1.window': 'Please say when the truck arrives',
  });
  const { errors } = await read('confirmed', typed({ ...deliver, day: '2026-12-01' }));
  expect(errors).toEqual({ 'visits.0.day': expect.stringContaining('in the order') });
});

test('people and trucks that are cleared in a quote are sent as unknown', async () => {
  const typed = { ...QUOTE, ...visitAt(0, { people: '', trucks: '2' }) };
  expect((await read('quoted', typed)).values).toMatchObject({
    visits: [{ people: null, trucks: 2 }],
  });
});

test('a yes to a single visit leaves its hours as they were', async () => {
  const { visits } = { ...SAMPLE_DESK.agreement };
  const typed = initialValues('agreed', { ...SAMPLE_DESK, agreement: SAMPLE_DESK.agreement });
  expect(typed).toMatchObject({ visits: '1', 'visits.0.window': visits[0]?.window });
  const { values } = await read('agreed', {
    ...typed,
    terms: NO_TERMS,
    'visits.0.day': '2026-12-09',
  });
  expect(values).toMatchObject({ visits: [{ visit: 1, day: '2026-12-09' }] });
  expect(values).not.toMatchObject({ visits: [{ window: expect.anything() }] });
});

test('what was typed before there were visits is in the first one', () => {
  const typed = withVisits('confirmed', { day: '2026-12-05', crew: 'Sipho', price: '6500' });
  expect(typed).toEqual({ 'visits.0.day': '2026-12-05', 'visits.0.crew': 'Sipho', price: '6500' });
  const callback = { day: '2026-12-05' };
  expect(withVisits('callback', callback)).toEqual(callback);
});
