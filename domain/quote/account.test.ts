import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openOf } from './account.ts';

/** Whatever adds rand, and what it adds. All else asks for an account. */
const ADDING = [
  // The account itself, the lines of a bill, and its tax.
  'domain/quote/account.ts',
  'domain/quote/bill-in-words.ts',
  'domain/quote/invoice.ts',
  // Sums over many moves, payments or papers.
  'domain/figures/books.ts',
  'server/figures/money-figures.ts',
  'server/waiting/case-sections.ts',
  'server/cli/commands/export.command.ts',
  'server/cli/commands/invoices.command.ts',
  'web/diary/FiguresSheet.tsx',
];

test('only the account says what is open of a move: nothing else adds rand', async () => {
  const adding: string[] = [];
  for await (const file of glob('{domain,server,web}/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$/.test(file) || file === 'domain/money.ts') continue;
    const source = readFileSync(file, 'utf8');
    if (/import \{[^}]*\bsumOf\b[^}]*\} from '[^']*\/money\.ts'/.test(source)) adding.push(file);
  }
  expect(adding.toSorted()).toEqual(ADDING.toSorted());
});

test('what is written off is at most what would be open', () => {
  expect(openOf(5000, { received: 2500, writtenOff: 500 })).toBe(2000);
  expect(openOf(2600, { received: 2500, writtenOff: 500 })).toBe(0);
  expect(openOf(2000, { received: 2500, writtenOff: 500 })).toBe(-500);
});
