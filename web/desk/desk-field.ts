import type { DeskView } from '../../domain/team/desk-view.ts';
import type { Elements } from '../ui/elements.ts';
import type { ShortForm, Typed } from './desk-draft.ts';
import type { FieldName, Sent } from './desk-rules.ts';

/** What the fields of a form are made from. */
export interface FieldsProps {
  readonly deskKey: string;
  readonly desk: DeskView;
}

/** The same, and all that is typed. */
export interface Now extends FieldsProps {
  readonly typed: Typed;
}

export interface ControlProps extends Now {
  readonly name: string;
  readonly label: string;
  readonly optional: boolean | undefined;
  /** @param shown the text in the field, as far as it can be spoken of */
  readonly hintFor: (shown: string) => string | undefined;
}

/** What a field begins with; it only shows it. */
type First<Stored> = Stored extends readonly (infer Item)[] ? readonly Item[] : Stored;

/** How a field is typed: the control, how what is typed is read, and how what is stored is written back into it. */
export interface FieldKind<Stored> {
  readonly render: (control: ControlProps) => Elements;
  readonly read: (typed: string) => Stored;
  readonly write: (stored: First<NonNullable<Stored>>) => string;
}

/** What is around fields that are next to each other. */
export interface Row {
  readonly Around: (props: Now & { readonly children: Elements }) => Elements;
}

/** A field of a form of the desk. */
export interface DeskField<Stored> extends FieldKind<Stored> {
  readonly label: string;
  readonly optional?: true;
  readonly hint?: string | ((now: Now, shown: string) => string | undefined);
  /** Neighbours with the same row are in it. */
  readonly row?: Row;
  /** Whether it is on the page now; what is typed stays. */
  readonly isAsked?: (now: Now) => boolean;
  /** Whether what is typed into it counts. */
  readonly isMeant?: (typed: Typed) => boolean;
  /** Below its row. */
  readonly After?: (props: FieldsProps) => Elements;
}

/** Fields by the names that the schema of their action has. What is empty is undefined. */
export type FieldsOf<Names extends PropertyKey, All> = {
  readonly [Name in Names]: Name extends keyof All
    ? DeskField<Exclude<All[Name], null>>
    : 'RULES (desk-rules.ts) lack this field';
};

/** All fields of a form, in their order on the page. */
export type FormFields<Form extends ShortForm> = FieldsOf<FieldName<Form>, Sent<Form>>;

/** What they begin with; without a value a field is empty. */
export type FirstValues<Form extends ShortForm> = {
  readonly [Name in FieldName<Form>]: Name extends keyof Sent<Form>
    ? First<Sent<Form>[Name]> | null | undefined
    : never;
};

/** The fields of any form, for what treats them alike. */
export type AnyFields = Readonly<Record<string, DeskField<unknown>>>;

/** What is typed as it is sent, before it is checked. */
export function readTyped(fields: object, typed: Typed): Readonly<Record<string, unknown>> {
  const meant = Object.entries(fields as AnyFields).filter(
    ([name, { isMeant }]) => name in typed && (isMeant?.(typed) ?? true),
  );
  const sent: Record<string, unknown> = {};
  for (const [name, { read }] of meant) {
    const [whole = name, part] = name.split('.');
    const value = read(typed[name] ?? '');
    sent[whole] =
      part === undefined ? value : { ...(sent[whole] as object | undefined), [part]: value };
  }
  return sent;
}

/** The control with the answer at a path of what is sent: ['deposit', 'by'] is that of 'deposit.by'. */
export function fieldAt(fields: object, [whole = '', part]: readonly PropertyKey[]): string {
  const name = `${String(whole)}.${String(part)}`;
  return name in fields ? name : String(whole);
}
