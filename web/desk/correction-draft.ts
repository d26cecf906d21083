import * as z from 'zod/mini';
import { phonedRequestSchema } from '../../domain/request/phoned-request.schema.ts';
import type { QuoteFormValues } from '../../domain/request/request.form.ts';
import { storedShape } from '../memory/stored-shape.ts';
import { storedQuoteForm } from '../quote/state/stored-quote-form.ts';
import { draftOf, keepDraft, openDraft } from './desk-draft.ts';

const corrected = z.object({
  /** The answers that it starts from. */
  from: z.object({ answers: phonedRequestSchema, version: z.number() }),
  values: storedQuoteForm,
});

export type Corrected = z.output<typeof corrected>;

/** Among the desk's drafts, as one text. */
const shape = storedShape(1, corrected);

export function readCorrection(deskKey: string): Corrected | undefined {
  const text = openDraft(deskKey, 'changed')?.values.all;
  return text === undefined ? undefined : shape.read(text);
}

export function keepCorrection(
  deskKey: string,
  { from, values }: { readonly from: Corrected['from']; readonly values: QuoteFormValues },
  lastTry = draftOf(deskKey, 'changed')?.lastTry,
): void {
  const all = shape.write({ from, values });
  keepDraft(deskKey, { form: 'changed', begunAt: from.version, values: { all }, lastTry });
}
