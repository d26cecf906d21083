import { expect, test } from 'vitest';
import { vatRates } from '../content/vat.ts';
import { factProblems } from './company-facts.ts';

const ACCOUNT = {
  holder: 'Jozi Family Movers',
  bank: 'A bank',
  branchCode: '051001',
  number: '0062555016',
};

const NOBODY = { name: '', address: '' };
const ENTITY = { name: 'The Movers (Pty) Ltd', address: '1 Long Road, Randburg' };
const VAT = { number: '4123456789', firstInvoice: 1 };

test.each([
  ['none', null, []],
  ['a whole one', ACCOUNT, []],
  ['without a holder', { ...ACCOUNT, holder: '' }, ['account: please give the holder']],
  ['a branch that lost its zero', { ...ACCOUNT, branchCode: '51001' }, ['account: a branch code']],
  ['a number with spaces', { ...ACCOUNT, number: '006 255 5016' }, ['account: please write']],
])('of an account the build refuses what cannot be one: %s', (_, account, problems) => {
  expect(factProblems({ account, vat: null, vatRates, legalEntity: NOBODY })).toEqual(
    problems.map((problem) => expect.stringContaining(problem)),
  );
});

test.each([
  ['a whole one', VAT, ENTITY, []],
  ['nine digits', { ...VAT, number: '412345678' }, ENTITY, ['vat: a VAT number has ten digits']],
  [
    'another beginning',
    { ...VAT, number: '9123456789' },
    ENTITY,
    ['begins with 4, and “9123456789”'],
  ],
  ['number 0', { ...VAT, firstInvoice: 0 }, ENTITY, ['vat: the number of the first invoice']],
  ['without an address', VAT, { ...ENTITY, address: '' }, ['legalEntity: a tax invoice needs']],
])(
  'a company that is registered for VAT has all that an invoice needs: %s',
  (_, vat, legalEntity, problems) => {
    expect(factProblems({ account: null, vat, vatRates, legalEntity })).toEqual(
      problems.map((problem) => expect.stringContaining(problem)),
    );
  },
);

test.each([
  [
    'no rate',
    [{ from: '2018-04-01', percent: 0 }],
    ['vatRates: please give each rate in per cent'],
  ],
  ['no day', [{ from: 'April', percent: 15 }], ['vatRates: please give each rate its first day']],
  [
    'an older one below',
    [...vatRates, { from: '2017-01-01', percent: 13 }],
    ['vatRates: please give each rate its first day'],
  ],
])('the rates of VAT are in the order of their days: %s', (_, rates, problems) => {
  expect(factProblems({ account: null, vat: null, vatRates: rates, legalEntity: NOBODY })).toEqual(
    problems.map((problem) => expect.stringContaining(problem)),
  );
});
