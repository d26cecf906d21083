import { expect, test } from 'vitest';
import { termsOf } from '../../content/terms.ts';
import { SAMPLE_DESK } from '../../tests/server/testing/sample-desk.ts';
import type { ShortForm, Typed } from './desk-draft.ts';
import { NO_TERMS } from './desk-forms.tsx';
import { checkOf, initialValues } from './form-values.ts';

/** The stored values of the form, and the message of each field that is wrong. */
async function read(form: ShortForm, typed: Typed) {
  const checked = checkOf(form)(typed);
  return 'content' in checked
    ? { values: checked.content, errors: {} }
    : { values: {}, errors: checked.errors };
}

const QUOTE = {
  price: 'R 6 500',
  upTo: '',
  includes: 'Loading\n\n the drive ',
  day: '2026-12-05',
  window: '8 to 9',
  validUntil: '2026-12-22',
  note: '',
};

test.each(['', 'about 6500', '6500.50', '-3', '6,50'])('%j is not a price', async (price) => {
  const { errors } = await read('quoted', { ...QUOTE, price });
  expect(errors).toEqual({ price: 'Please give the price in whole rand' });
});

test('each line of what is included is one', async () => {
  expect((await read('quoted', QUOTE)).values).toEqual({
    ...QUOTE,
    price: 6500,
    upTo: null,
    notIncluded: [],
    people: null,
    trucks: null,
    deposit: null,
    includes: ['Loading', 'the drive'],
  });
});

test('the upper end is above the price, and the day is a day', async () => {
  const { errors } = await read('quoted', { ...QUOTE, upTo: '6500', day: 'soon' });
  expect(Object.keys(errors)).toEqual(['day', 'upTo']);
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
  const yes = { basis: 'whole', price: '6500', day: '2026-12-05', said: '' };
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

test('a day stands with its hours and with whom', async () => {
  const typed = { price: '6500', day: '2026-12-05', window: '', people: 'two', trucks: '1' };
  expect((await read('confirmed', typed)).errors).toEqual({
    window: 'Please say when the truck arrives',
    people: 'Please say how many people come',
  });
});

test('the crew’s names may be on one line, and begin with those of the last day', async () => {
  const day = { price: '6500', day: '2026-12-05', window: 'at 8', people: '3', trucks: '1' };
  const typed = {
    ...day,
    registration: ' jx 12 cd gp',
    crew: 'Sipho Dlamini, Johannes\n\nThemba ',
  };
  expect((await read('confirmed', typed)).values).toMatchObject({
    registration: 'jx 12 cd gp',
    crew: ['Sipho Dlamini', 'Johannes', 'Themba'],
  });
  const last = { registration: 'HB 34 GP', crew: ['Themba', 'Sipho'] };
  const { confirmation } = SAMPLE_DESK;
  const desk = (papers: object) => ({
    ...SAMPLE_DESK,
    confirmation: { ...confirmation, ...papers },
  });
  const ofDevice = { registration: 'HB 34 GP', crew: 'Themba\nSipho' };
  const unknown = desk({ registration: '', crew: [] });
  expect(initialValues('confirmed', unknown, last)).toMatchObject(ofDevice);
  expect(initialValues('confirmed', unknown, undefined)).toMatchObject({
    registration: '',
    crew: '',
  });
  // The values of this move are not mixed with another's.
  expect(initialValues('confirmed', desk({ registration: '' }), last)).toMatchObject({
    registration: '',
    crew: 'Sipho Dlamini\nJohannes Mokoena',
  });
});
