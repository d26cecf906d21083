import { accessFieldNames } from '../../domain/request/access.form.ts';
import { ACCESS_SIDES } from '../../domain/request/access.ts';
import { type QuoteRequest, quoteRequestSchema } from '../../domain/request/request.schema.ts';
import { quoteFromFields } from '../../domain/request/request.urlencoded.ts';
import { STEP_NUMBERS, STEPS } from '../../domain/request/steps.ts';
import { newLinkKey } from '../submissions/link-key.ts';
import type { SubmissionKind } from '../submissions/submission-kind.ts';
import { findQuoteByKey, insertQuote } from './request.repository.ts';

export const quoteRequests: SubmissionKind<QuoteRequest> = {
  path: '/api/quote-requests',
  schema: quoteRequestSchema,
  mail: 'quote-request',
  insert: (db, quote) => insertQuote(db, { ...quote, linkKey: newLinkKey() }),
  findByKey: findQuoteByKey,
  form: {
    page: '/get-quote',
    // The fields of the page. A field added to a step must be in the built form too.
    fields: [
      ...STEP_NUMBERS.flatMap((step) => STEPS[step].fields),
      ...ACCESS_SIDES.flatMap(accessFieldNames),
    ],
    read: quoteFromFields,
  },
};
