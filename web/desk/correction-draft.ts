import * as z from 'zod/mini';
import { TOLD_BY } from '../../domain/move/event.ts';
import { phonedRequestSchema } from '../../domain/request/phoned-request.schema.ts';
import { storedShape } from '../memory/stored-shape.ts';
import { storedQuoteForm } from '../quote/state/stored-quote-form.ts';
import { draftOf, keepDraft, openDraft } from './desk-draft.ts';

const values = z.extend(storedQuoteForm, {
  /** What TheyKnow says. Drafts of earlier releases have none. */
  toldBy: z.catch(z.enum(['', ...TOLD_BY]), ''),
});

const corrected = z.object({
  /** The answers that it starts from. */
  from: z.object({ answers: phonedRequestSchema, version: z.number() }),
  values,
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
  { from, values }: Corrected,
  lastTry = draftOf(deskKey, 'changed')?.lastTry,
): void {
  const all = shape.write({ from, values });
  keepDraft(deskKey, { form: 'changed', begunAt: from.version, values: { all }, lastTry });
}
