import {
  EMPTY_QUOTE_FORM,
  type QuoteFormValues,
  toQuoteRequest,
} from '../../../domain/request/request.form.ts';

/** The request of a form that a browser posted without script, not yet checked. Missing fields are
 *  empty, even those for which the scripted form has a default. Of a field with two controls, such as a date and a box for
 *  whoever has none, the one that was filled in counts. */
export function quoteFromFields(fields: URLSearchParams): ReturnType<typeof toQuoteRequest> {
  const values = Object.entries(EMPTY_QUOTE_FORM).map(([name, empty]) => [
    name,
    Array.isArray(empty) ? fields.getAll(name) : (fields.getAll(name).find(Boolean) ?? ''),
  ]);
  // Of the form's names and shape; the schema rejects values that do not fit.
  return toQuoteRequest(Object.fromEntries(values) as QuoteFormValues);
}
