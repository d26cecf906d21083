import { EMPTY_QUOTE_FORM } from '../../domain/quote/quote.form.ts';
import { type QuoteRequest, quoteRequestSchema } from '../../domain/quote/quote.schema.ts';
import { quoteFromFields } from '../../domain/quote/quote.urlencoded.ts';
import type { SubmissionKind } from '../submissions/submission.ts';
import { findQuoteByKey, insertQuote } from './quote.repository.ts';

export const quoteRequests: SubmissionKind<QuoteRequest> = {
  path: '/api/quote-requests',
  schema: quoteRequestSchema,
  mail: 'quote-request',
  insert: insertQuote,
  findByKey: findQuoteByKey,
  form: { page: '/get-quote', fields: Object.keys(EMPTY_QUOTE_FORM), read: quoteFromFields },
};
