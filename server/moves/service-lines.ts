import type { Progress } from '../../domain/move/progress.ts';
import { isAgreed, isDone } from '../../domain/move/stage.ts';
import { hasChangedContents } from '../../domain/move/visitor-changes.ts';
import type { CurrentQuote } from '../../domain/quote/agreed.ts';
import { OLDER_CONTENTS, quoteLines } from '../../domain/quote/quote-in-words.ts';
import { isIn, type QuoteLine } from '../../domain/quote/quote-line.ts';

/** The quote as text. After a yes it says that its contents are older than what the visitor changed since. */
export function currentQuoteLines(
  { quote }: Pick<CurrentQuote, 'quote'>,
  progress: Progress,
): QuoteLine[] {
  const isOlder =
    isAgreed(progress.stage) && !isDone(progress.stage) && hasChangedContents(progress);
  return [...quoteLines(quote), ...(isOlder ? [OLDER_CONTENTS] : [])];
}

/** The services that a yes includes; price and day may have changed since the quote. */
export function serviceLines(progress: Progress) {
  if (!progress.quote) return [];
  return currentQuoteLines(progress.quote, progress).filter(
    (line) =>
      isIn('service', line) &&
      // A confirmation says what we bring on its day.
      !(progress.confirmation && line.field === 'brings'),
  );
}
