import { EMPTY_QUOTE_FORM, type QuoteFormValues } from './request.form.ts';

type Name = keyof QuoteFormValues;

/** Two people's versions of the same answers in one form. Each change is kept; where both changed the
 *  same answer, mine wins, and I see it before I save it.
 *  @param from the answers that both started with */
export function mergeAnswers(
  from: QuoteFormValues,
  mine: QuoteFormValues,
  theirs: QuoteFormValues,
): QuoteFormValues {
  const names = Object.keys(EMPTY_QUOTE_FORM) as Name[]; // it has all of them
  const merged = names.map((name) => [name, mergeAnswer(from[name], mine[name], theirs[name])]);
  return Object.fromEntries(merged) as QuoteFormValues; // each from answers of the same name
}

function mergeAnswer(from: unknown, mine: unknown, theirs: unknown): unknown {
  if (Array.isArray(from) && Array.isArray(mine) && Array.isArray(theirs)) {
    const removed = from.filter((item) => !mine.includes(item));
    const added = mine.filter((item) => !from.includes(item));
    return [...new Set([...theirs, ...added])].filter((item) => !removed.includes(item));
  }
  return mine === from ? theirs : mine;
}
