import { basename } from 'node:path';

/** A text with `// claim` on the line above it: the company must do what it says, or strike it. */
export interface Claim {
  /** As docs/before-launch.md names it: 'Cosmo city'. */
  readonly page: string;
  readonly text: string;
}

const MARK = /\/\/ claim\n([\s\S]*?['`])(?: \})?[,;]\n/g;

export function claimsIn(file: string, source: string): Claim[] {
  return Array.from(source.matchAll(MARK), ([, text = '']) => ({ page: pageOf(file), text }));
}

function pageOf(file: string): string {
  if (!file.startsWith('content/')) return 'Forms and emails';
  const name = basename(file, '.ts').replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The quotations of each page in the table under 'Claims, by page'. */
export function listedClaims(markdown: string): Claim[] {
  const [, section = ''] = markdown.split('## Claims, by page');
  const rows = section.split('\n## ', 1)[0]?.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm) ?? [];
  return Array.from(rows)
    .slice(1)
    .flatMap(([, page = '', quotations = '']) =>
      quotations.split('; ').map((text) => ({ page, text })),
    );
}

/** Claims that are on a page and not in the list, and the other way round. */
export function claimProblems(made: readonly Claim[], listed: readonly Claim[]): string[] {
  const says = (claim: Claim, quotation: Claim) =>
    claim.page === quotation.page && claim.text.includes(quotation.text);
  return [
    ...made
      .filter((claim) => !listed.some((quotation) => says(claim, quotation)))
      .map(({ page, text }) => `“${page}” claims, and the list does not quote: ${text.trim()}`),
    ...listed
      .filter((quotation) => !made.some((claim) => says(claim, quotation)))
      .map(
        ({ page, text }) => `The list has for “${page}”, and no text marked there says: ${text}`,
      ),
  ];
}
