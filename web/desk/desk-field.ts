import type { Gate } from '../../domain/request/gate-papers.ts';
import type { DeskView } from '../../domain/team/desk-view.ts';
import { countOf, partName, type Typed } from '../forms/typed-list.ts';
import type { Elements } from '../ui/elements.ts';
import type { ShortForm } from './desk-draft.ts';
import type { FieldName, Sent } from './desk-rules.ts';

/** What the fields of a form are made from. */
export interface FieldsProps {
  readonly deskKey: string;
  readonly desk: DeskView;
}

/** The same, and all that is typed. */
export interface Now extends FieldsProps {
  readonly typed: Typed;
  /** What the form began with. */
  readonly first: Typed;
  /** In a list, the place of what the field is about. */
  readonly index: number;
}

/** What decides whether a field counts. */
export type Meant = Pick<Now, 'typed' | 'index'> & {
  /** Those that want notice. */
  readonly gates: readonly Gate[];
};

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
  readonly isMeant?: (about: Meant) => boolean;
  /** Above its row. */
  readonly Before?: (props: FieldsProps) => Elements;
  /** Below its row.
   *  @param name of the field */
  readonly After?: (props: Now & { readonly name: string }) => Elements;
}

/** The fields of each item of a list that has one item or more. What is typed has the place of the item in its name:
 *  'visits.0.day'. How many items there are is typed under the name of the list. */
export interface FieldList<Item> {
  readonly each: FieldsOf<keyof Item, Item>;
  /** Fields of the form that come before one of these, as long as there is a single item. */
  readonly between?: { readonly fields: readonly string[]; readonly before: keyof Item };
}

/** Fields by the names that the schema of their action has. What is empty is undefined. */
export type FieldsOf<Names extends PropertyKey, All> = {
  readonly [Name in Names]: Name extends keyof All
    ? FieldOf<All[Name]>
    : 'RULES (desk-rules.ts) lack this field';
};

/** A list of at least one is asked for item by item. */
type FieldOf<Stored> = [Stored] extends [readonly [infer Item extends object, ...unknown[]]]
  ? FieldList<Item>
  : DeskField<Exclude<Stored, null>>;

/** All fields of a form, in their order on the page. */
export type FormFields<Form extends ShortForm> = FieldsOf<FieldName<Form>, Sent<Form>>;

/** What they begin with; without a value a field is empty. */
export type FirstValues<Form extends ShortForm> = FirstOf<FieldName<Form>, Sent<Form>>;

type FirstOf<Names extends PropertyKey, All> = {
  readonly [Name in Names]: Name extends keyof All
    ? FirstItems<All[Name]> | null | undefined
    : never;
};
type FirstItems<Stored> = Stored extends readonly [infer Item extends object, ...unknown[]]
  ? readonly FirstOf<keyof Item, Item>[]
  : First<Stored>;

type AnyField = DeskField<unknown>;
export interface AnyList {
  readonly each: Readonly<Record<string, AnyField>>;
  readonly between?: { readonly fields: readonly string[]; readonly before: string };
}
/** The fields of any form, for what treats them alike. */
export type AnyFields = Readonly<Record<string, AnyField | AnyList>>;

export function isList(field: AnyField | AnyList): field is AnyList {
  return 'each' in field;
}

/** A field with the name under which it is typed. */
export interface NamedField {
  readonly name: string;
  readonly field: AnyField;
  readonly index: number;
}

/** The fields of one item of a list. */
export function fieldsAt(list: string, { each }: AnyList, index: number): NamedField[] {
  return Object.entries(each).map(([part, field]) => ({
    name: partName(list, index, part),
    field,
    index,
  }));
}

/** What is typed as it is sent, before it is checked.
 *  @param gates that want notice */
export function readTyped(
  fields: object,
  typed: Typed,
  gates: readonly Gate[] = [],
): Readonly<Record<string, unknown>> {
  const sent: Record<string, unknown> = {};
  const read = ({ name, field, index }: NamedField) =>
    name in typed && (field.isMeant?.({ typed, index, gates }) ?? true)
      ? [field.read(typed[name] ?? '')]
      : [];
  for (const [name, field] of Object.entries(fields as AnyFields)) {
    if (isList(field)) {
      sent[name] = Array.from({ length: countOf(typed, name) }, (_, index) =>
        Object.fromEntries(
          Object.entries(field.each).flatMap(([part, each]) =>
            read({ name: partName(name, index, part), field: each, index }).map((value) => [
              part,
              value,
            ]),
          ),
        ),
      );
      continue;
    }
    const [whole = name, part] = name.split('.');
    for (const value of read({ name, field, index: 0 })) {
      sent[whole] =
        part === undefined ? value : { ...(sent[whole] as object | undefined), [part]: value };
    }
  }
  return sent;
}

/** The control with the answer at a path of what is sent: ['deposit', 'by'] is that of 'deposit.by'. */
export function fieldAt(fields: object, path: readonly PropertyKey[]): string {
  const [whole = '', ...parts] = path.map(String);
  const field = (fields as AnyFields)[whole];
  const name = [whole, ...parts].join('.');
  return name in fields || (field && isList(field) && parts.length > 0) ? name : whole;
}
