import type * as z from 'zod/mini';
import type { QuoteContents } from '../../domain/quote/quote-in-words.ts';
import type { GatePapers } from '../../domain/request/gate-papers.ts';
import type { DeskView } from '../../domain/team/desk-view.ts';
import { checkedBy } from '../forms/use-form.ts';
import type { ShortForm, Typed } from './desk-draft.ts';
import { type AnyFields, fieldAt, readTyped } from './desk-field.ts';
import { DESK_FORMS } from './desk-forms.tsx';
import { type Content, RULES } from './desk-rules.ts';

/** All of a quote but its price, as far as it is typed. */
export function typedContents(typed: Typed): QuoteContents {
  const contents = readTyped(DESK_FORMS.quoted.fields, typed) as unknown as QuoteContents; // its form has each of these fields
  const { people, trucks, deposit } = contents;
  return { ...contents, people: people || null, trucks: trucks || null, deposit: deposit ?? null };
}

/** Reads what was typed into what the form stores, and checks it. */
export function checkOf<Form extends ShortForm>(form: Form) {
  const rules: z.ZodMiniType = RULES[form];
  const { fields } = DESK_FORMS[form];
  return checkedBy(
    rules as z.ZodMiniType<Content<Form>>,
    (typed: Typed) => readTyped(fields, typed),
    (path) => fieldAt(fields, path),
  );
}

/** The first values of each form.
 *  @param papers what this device confirmed last */
export function initialValues(
  form: ShortForm,
  desk: DeskView,
  papers: GatePapers | undefined,
): Typed {
  const { fields, first } = DESK_FORMS[form];
  const stored: Readonly<Record<string, unknown>> = { ...first(desk, papers) };
  const entries = Object.entries<AnyFields[string]>({ ...(fields as AnyFields) });
  return Object.fromEntries(
    entries.map(([name, { write }]) => [name, written(write, stored[name])]),
  );
}

function written(write: AnyFields[string]['write'], value: unknown): string {
  return value === null || value === undefined ? '' : write(value);
}
