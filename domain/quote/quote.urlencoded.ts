import { EMPTY_QUOTE_FORM, type QuoteFormValues, toQuoteRequest } from './quote.form.ts';

/** The request of a form that a browser sent without script, not yet checked. What is missing is
 *  empty, also what the form would have chosen by itself. */
export function quoteFromFields(fields: URLSearchParams): ReturnType<typeof toQuoteRequest> {
  const values = Object.entries(EMPTY_QUOTE_FORM).map(([name, empty]) => [
    name,
    Array.isArray(empty) ? fields.getAll(name) : (fields.get(name) ?? ''),
  ]);
  // Of the form's names and shape; the schema says which values do not fit.
  return toQuoteRequest(Object.fromEntries(values) as QuoteFormValues);
}
