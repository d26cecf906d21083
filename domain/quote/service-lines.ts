import type { Progress } from '../history/progress.ts';
import { isAgreed, isDone } from '../history/stage.ts';
import { hasChangedContents } from '../history/visitor-changes.ts';
import type { CurrentQuote } from './agreed.ts';
import { OLDER_CONTENTS, type QuoteLine, quoteLines } from './quote-in-words.ts';

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
  // A confirmation says what we bring on its day.
  const brings = progress.confirmation ? [] : ['brings'];
  const fields = ['includes', 'notIncluded', ...brings, 'note', 'olderContents'];
  return currentQuoteLines(progress.quote, progress).filter(({ field }) => fields.includes(field));
}
