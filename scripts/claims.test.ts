import { expect, test } from 'vitest';
import { claimProblems, claimsIn, listedClaims } from './claims.ts';

const SOURCE = `
  hero: {
    // claim
    lead: 'We wrap it, carry it and strap it down.',
  },
  paragraphs: [
    // claim
    \`In \${company.founded} it was one truck.\`,
    'Nothing is promised here.',
  ],
  // claim
  text:
    'Boxes are marked, and the cardboard is folded flat.',
`;
const list = (quotations: string) => `## Claims, by page

| page | in its text |
|---|---|
| Cosmo city | ${quotations} |

## Later
| other | table |
`;
const made = claimsIn('content/areas/cosmo-city.ts', SOURCE);

test('the texts under a mark are claims of their page, each quoted in its row', () => {
  const quoted = 'carry it; was one truck; the cardboard is folded flat';
  expect(made).toHaveLength(3);
  expect(claimProblems(made, listedClaims(list(quoted)))).toEqual([]);
});

test('a claim without a quotation is named, and so is a quotation that no marked text has', () => {
  const quoted = 'carry it; the cardboard is folded flat; Nothing is promised';
  expect(claimProblems(made, listedClaims(list(quoted)))).toEqual([
    expect.stringMatching(/“Cosmo city” claims, .*it was one truck/),
    expect.stringMatching(/no text marked there says: Nothing is promised/),
  ]);
});

test('another page’s row does not count, and forms and emails share one', () => {
  const [claim] = claimsIn('web/quote/what-happens-next.ts', SOURCE);
  expect(claim?.page).toBe('Forms and emails');
  expect(claimProblems(made, [{ page: 'Farmall', text: 'carry it' }])).toHaveLength(4);
});
