import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBillLine, readingInWords } from './read-bill-lines.ts';
import { isTotal } from './total-line.ts';

const isTotalTyped = (typed: string) => isTotal(readBillLine(typed));

test.each([
  'Total: R7 700',
  'Total = R7 700',
  'TOTAL DUE: R7 700',
  'The total is: R7 700',
  'Total (cash): R7 700',
  'Grand total: R7 700',
  'Total incl. VAT: R7 700',
  'Total for the move: R7 700',
  'Total on 7 December: R7 700',
  'Subtotal: R6 500',
  'Sub-total: R6 500',
  'Balance: R5 700',
  'Balance still outstanding: R5 700',
  'Amount due: R7 700',
  'Amount due R7 700',
  'Amount: R7 700',
  'To pay: R7 700',
  'They still owe us: R700',
  'Deposit: R2 000',
  'Less deposit paid: -R2 000',
  'Deposit (EFT): (R2 000)',
  'Already paid: R2 000',
  'Paid in cash: R6 500',
  'Agreed price: R6 500',
  'As quoted: R6 500',
  'New price: R6 000',
  'Reduced price: R6 000',
  'VAT 15%: R1 004.35',
  'Totaal: R7 700',
])('%j is a sum that the price has already', (typed) => {
  expect(isTotalTyped(typed)).toBe(true);
  expect(readingInWords(readBillLine(typed))).toBe('a total: please leave it out');
});

test.each([
  'Two hours more: R1 200',
  'Total wrap of the sofa: R450',
  'Deposit for the gate’s remote: R500',
  'Balance of the boxes: R300',
  'Price of the tape: R50',
  'Price reduced: -R500',
  'Card fee: R60',
  'Amounts to two more trips: R900',
  'Extra amount for stairs: R300',
  'Refund: -R200',
  'Discount: -R500',
  'Rounding: -R0.50',
  'R500 extra',
])('%j is a difference, or a remark', (typed) => {
  expect(isTotalTyped(typed)).toBe(false);
});

test('a remark that says when somebody paid stays one', () => {
  expect(isTotalTyped('Paid cash at 16:05')).toBe(false);
  expect(isTotalTyped('Total: 7700')).toBe(false);
});

test('however a total is written, and however much it is, it is never a difference', () => {
  const name = fc.constantFrom(
    ...['total', 'total due', 'subtotal', 'balance', 'amount due', 'balance due', 'amount owing'],
    ...[
      'amount payable',
      'outstanding',
      'deposit',
      'deposit received',
      'invoice total',
      'total paid',
    ],
  );
  const before = fc.constantFrom('', 'the ', 'final ', 'less ', 'your new ');
  const behind = fc.constantFrom('', ' today', ' now', ' (EFT)', ' in cash', '.');
  const letters = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`,
  );
  const separator = fc.constantFrom(': ', ':', ' = ', ' - ');
  const amount = fc.integer({ min: 1, max: 99_999 });
  fc.assert(
    fc.property(
      before,
      name,
      behind,
      letters,
      separator,
      amount,
      (a, b, c, written, colon, rand) => {
        const line = readBillLine(`${written(`${a}${b}${c}`)}${colon}R${rand}`);
        expect(line.amount === undefined || isTotal(line)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
