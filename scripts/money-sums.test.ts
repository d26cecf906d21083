import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command.ts';

/** What a job costs, what came in and what is open is worked out here alone. */
const ACCOUNT = ['domain/money.ts', 'domain/quote/account.ts', 'domain/quote/invoice.ts'];
/** They add up other things than an account: the lines of a bill that is being typed, and totals over many accounts. */
const TOTALS = [
  'domain/figures/books.ts',
  'domain/quote/bill-in-words.ts',
  'server/cli/commands/invoices.command.ts',
  'server/cli/submission-csv.ts',
  'server/figures/counted-cases.repository.ts',
  'server/figures/money-figures.ts',
  'server/waiting/case-sections.ts',
  'web/diary/FiguresSheet.tsx',
];

/** The fields of an account, of its payments and of a bill. */
const SUMS =
  'amount|price|received|writtenOff|due|open|fee|cents|openCents|receivedCents|priceCents';
const FIELD = String.raw`(?:\.|\b)(?:${SUMS})\b(?! ===| !==)`;
const ARITHMETIC = new RegExp(
  String.raw`\bsumOf\b|${FIELD}(?: \?\? 0\)?)? [-+] [\w(]|[\w)] [-+] \(?[\w.?]*\.(?:${SUMS})\b|\breduce\([^;]*\b(?:amount|cents)\b`,
  'g',
);

/** The lines of a source that add or subtract rand. */
function arithmeticIn(source: string): string[] {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replaceAll(/^import[^;]*;/gm, '');
  return code.split('\n').filter((line) => line.match(ARITHMETIC) !== null);
}

test.each([
  'const sum = payments.reduce((sum, { amount }) => sum + amount, 0);',
  'const left = bill.price - account.received;',
  'return sumOf(payments.map(({ amount }) => amount));',
  'const sums = byMeans.map(sumOf);',
  'const rest = due - received;',
  'total = total + payment.amount;',
])('what adds rand is found: %s', (line) => {
  expect(arithmeticIn(line)).toEqual([line]);
});

test('nothing but the account adds or subtracts rand', () => {
  const files = globSync('{domain,server,web}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file));
  const found = files.filter(
    (file) => arithmeticIn(readFileSync(join(root, file), 'utf8')).length > 0,
  );
  expect(found.toSorted().filter((file) => !ACCOUNT.includes(file))).toEqual(TOTALS);
});
