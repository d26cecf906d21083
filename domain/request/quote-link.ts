import { INVENTORY_CATEGORIES, inventoryItems } from './inventory.ts';
import type { QuoteFormValues } from './request.form.ts';
import type { StepName } from './steps.ts';

/** Links to the quote form that answer a part of it, in their fragment or, from a form that works without a script, in their
 *  query: `pieces` are ticked in the inventory. */
export const QUOTE_FORM_PATH = '/get-quote';

/** Asks for this package in the notes. */
export function packageLink(name: string): string {
  return `${QUOTE_FORM_PATH}#package=${encodeURIComponent(name)}`;
}

const ANOTHER = '#another';

/** Wishes for nothing but another quote: the tab may still show one that was sent. */
export const ANOTHER_QUOTE_LINK = `${QUOTE_FORM_PATH}${ANOTHER}`;

interface Answers {
  readonly values: QuoteFormValues;
  readonly step: StepName;
}

/** The answers with those of the link that led here, and the step to open; undefined if it is about something else. */
export function withLink(
  { hash, search }: Pick<Location, 'hash' | 'search'>,
  { values, step }: Answers,
): Answers | undefined {
  if (hash === ANOTHER) return { values, step };
  const link = new URLSearchParams((hash || search).slice(1));
  const pieces = link.getAll('pieces').join();
  const name = link.get('package')?.split('\n')[0];
  if (pieces) return { values: withPieces(values, pieces.split(',')), step: 'property' };
  return name ? { values: withPackage(values, name), step } : undefined;
}

/** Ignores names that the inventory does not have. */
function withPieces(values: QuoteFormValues, pieces: readonly string[]): QuoteFormValues {
  const ticked: QuoteFormValues = { ...values, moveType: 'residential' };
  for (const category of INVENTORY_CATEGORIES) {
    ticked[category] = inventoryItems(category).filter(
      (item) => pieces.includes(item) || values[category].includes(item),
    );
  }
  return ticked;
}

/** Takes the place of a package that was chosen before. */
function withPackage(values: QuoteFormValues, name: string): QuoteFormValues {
  const additionalNotes = values.additionalNotes.replace(
    /^(Please quote the .*? package\.\n?)?/,
    () => `Please quote the ${name} package.\n`,
  );
  return { ...values, additionalNotes };
}
