import type * as z from 'zod/mini';
import type { QuoteContents } from '../../domain/quote/quote-in-words.ts';
import type { Gate } from '../../domain/request/gate-papers.ts';
import type { DeskView } from '../../domain/team/desk-view.ts';
import { partName, type Typed, VISITS } from '../forms/typed-list.ts';
import { checkedBy } from '../forms/use-form.ts';
import type { ShortForm } from './desk-draft.ts';
import { type AnyFields, type DeskField, fieldAt, isList, readTyped } from './desk-field.ts';
import { DESK_FORMS } from './desk-forms.tsx';
import { type Content, RULES } from './desk-rules.ts';
import { typedVisits } from './typed-visits.ts';

/** All of a quote but its price, as far as it is typed. */
export function typedContents(typed: Typed): QuoteContents {
  const contents = readTyped(DESK_FORMS.quoted.fields, typed) as unknown as QuoteContents; // its form has each of these fields
  return { ...contents, visits: typedVisits(typed), deposit: contents.deposit ?? null };
}

/** Reads what was typed into what the form stores, and checks it.
 *  @param gates that want notice */
export function checkOf<Form extends ShortForm>(form: Form, gates: readonly Gate[]) {
  const rules: z.ZodMiniType = RULES[form];
  const { fields } = DESK_FORMS[form];
  return checkedBy(
    rules as z.ZodMiniType<Content<Form>>,
    (typed: Typed) => readTyped(fields, typed, gates),
    (path) => fieldAt(fields, path),
  );
}

type Stored = Readonly<Record<string, unknown>>;

/** The first values of each form. */
export function initialValues(form: ShortForm, desk: DeskView): Typed {
  const { fields, first } = DESK_FORMS[form];
  const stored: Stored = { ...first(desk) };
  const entries = Object.entries<AnyFields[string]>({ ...(fields as AnyFields) });
  return Object.fromEntries(
    entries.flatMap(([name, field]) => {
      if (!isList(field)) return [[name, written(field, stored[name])]];
      const items = (stored[name] ?? [{}]) as readonly Stored[];
      return [
        [name, String(items.length)],
        ...items.flatMap((item, index) =>
          Object.entries(field.each).map(([part, each]) => [
            partName(name, index, part),
            written(each, item[part]),
          ]),
        ),
      ];
    }),
  );
}

/** What was typed before an update had one day instead of visits. */
export function withVisits(form: ShortForm, typed: Typed): Typed {
  const { fields } = DESK_FORMS[form];
  const { visits } = fields as AnyFields;
  if (!visits || !isList(visits) || VISITS in typed) return typed;
  const named = Object.entries(typed).map(([name, text]) => [
    name in visits.each ? partName(VISITS, 0, name) : name,
    text,
  ]);
  return Object.fromEntries(named);
}

function written({ write }: Pick<DeskField<unknown>, 'write'>, value: unknown): string {
  return value === null || value === undefined ? '' : write(value);
}
