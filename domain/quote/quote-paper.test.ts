import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import type { Vat } from '../../content/vat.ts';
import { quoteWith } from '../../tests/server/testing/sample-history.ts';
import { quotePaper } from './quote-paper.ts';

const NOBODY = { name: '', address: '', registrationNumber: '' };
const ENTITY = {
  name: 'The Movers (Pty) Ltd',
  address: '1 Long Road, Randburg',
  registrationNumber: '2014/012345/07',
};

function paperOf(quote: Parameters<typeof quoteWith>[0], from: Parameters<typeof quotePaper>[2]) {
  const at = '2026-11-22T22:30:00.000Z';
  const { issuer, lines } = quotePaper({ quote: quoteWith(quote), at }, 'Thandi Nkosi', from);
  const told = (each: typeof lines) => each.map(({ label, value }) => `${label}: ${value}`);
  return { issuer: told(issuer), lines: told(lines) };
}

const vat: Vat = { number: '4123456789', firstInvoice: 1 };

test('a quote on paper names its issuer as the receipt does, its reader and its day', () => {
  expect(paperOf({}, { vat, legalEntity: ENTITY })).toMatchObject({
    issuer: [
      'Company: The Movers (Pty) Ltd',
      'Address: 1 Long Road, Randburg',
      'Registration number: 2014/012345/07',
      'VAT number: 4123456789',
    ],
    lines: expect.arrayContaining(['For: Thandi Nkosi', 'Quoted on: Monday 23 November 2026']),
  });
});

test('without a registered address it says how to reach the company, and without a VAT number no tax', () => {
  expect(paperOf({}, { vat: null, legalEntity: NOBODY })).toEqual({
    issuer: [
      `Company: ${company.name}`,
      `Phone: ${company.phone.display}`,
      `Email: ${company.email}`,
    ],
    lines: ['For: Thandi Nkosi', 'Quoted on: Monday 23 November 2026'],
  });
});

const hourly = { basis: 'hourly', price: null, rate: 800, hours: 5 } as const;
test.each([
  ['the whole move', {}, ['VAT at 15\u00a0%, included: R847.83', 'Without VAT: R5\u00a0652.17']],
  [
    'a range',
    { upTo: 8000 },
    [
      'VAT at 15\u00a0%, included: R847.83 to R1\u00a0043.48',
      'Without VAT: R5\u00a0652.17 to R6\u00a0956.52',
    ],
  ],
  ['hours', hourly, ['VAT at 15\u00a0%: Included']],
  ['hours with an end', { ...hourly, hoursUpTo: 7 }, ['VAT at 15\u00a0%: Included']],
  ['no day yet: that of the quote', { ...hourly, day: '' }, ['VAT at 15\u00a0%: Included']],
  ['a day under another rate', { ...hourly, day: '2017-12-07' }, ['VAT at 14\u00a0%: Included']],
])('the VAT of %s', (_, quote, tax) => {
  expect(paperOf(quote, { vat, legalEntity: ENTITY }).lines.slice(2)).toEqual(tax);
});
