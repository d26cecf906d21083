import { Fragment } from 'react';
import { countOf, type Typed } from '../forms/typed-list.ts';
import { AnotherVisit, VisitGroups } from '../forms/VisitGroups.tsx';
import type { Elements } from '../ui/elements.ts';
import { useFormAround } from '../ui/form-around.ts';
import type { ShortForm } from './desk-draft.ts';
import {
  type AnyFields,
  type AnyList,
  type FieldsProps,
  fieldsAt,
  isList,
  type NamedField,
  type Now,
  type Row,
} from './desk-field.ts';
import { DESK_FORMS } from './desk-forms.tsx';
import { useAllTyped } from './use-typed.ts';

type Around = Omit<Now, 'index'>;

/** The fields of a form, in their rows. */
export function DeskFields({ form, ...panel }: FieldsProps & { form: ShortForm }) {
  const { first } = useFormAround<Typed>();
  const typed = useAllTyped();
  const now = { ...panel, typed, first };
  const { before, list, after } = partsOf(DESK_FORMS[form].fields as object as AnyFields);
  if (!list) return <Rows fields={before} {...now} />;
  const { name, field } = list;
  const isSingle = countOf(typed, name) === 1;
  const { between } = field;
  const isBetween = (each: NamedField) =>
    isSingle && (between?.fields.includes(each.name) ?? false);
  const only = isSingle ? fieldsAt(name, field, 0) : [];
  const at = between ? Object.keys(field.each).indexOf(between.before) : only.length;
  const single = [...only.slice(0, at), ...after.filter(isBetween), ...only.slice(at)];
  return (
    <>
      <Rows fields={[...before, ...single]} {...now} />
      {!isSingle && (
        <VisitGroups
          parts={Object.keys(field.each)}
          fieldsOf={(index) => <Rows fields={fieldsAt(name, field, index)} {...now} />}
        />
      )}
      <AnotherVisit parts={Object.keys(field.each)} />
      <Rows fields={after.filter((each) => !isBetween(each))} {...now} />
    </>
  );
}

/** The fields before and after the list of a form, if it has one. */
function partsOf(fields: AnyFields) {
  const before: NamedField[] = [];
  const after: NamedField[] = [];
  let list: { readonly name: string; readonly field: AnyList } | undefined;
  for (const [name, field] of Object.entries(fields)) {
    if (isList(field)) list = { name, field };
    else (list ? after : before).push({ name, field, index: 0 });
  }
  return { before, list, after };
}

function Rows({ fields, ...now }: Around & { fields: readonly NamedField[] }) {
  return rowsOf(fields).map((row) => <FieldRow key={row[0]?.name} fields={row} {...now} />);
}

/** Neighbours with the same row together. */
function rowsOf(fields: readonly NamedField[]): NamedField[][] {
  const rows: NamedField[][] = [];
  for (const each of fields) {
    const { row } = each.field;
    const last = rows.at(-1);
    if (row && last?.[0]?.field.row === row) last.push(each);
    else rows.push([each]);
  }
  return rows;
}

function FieldRow({ fields, ...around }: Around & { fields: readonly NamedField[] }) {
  const [
    {
      index,
      field: { Before, row = NO_ROW },
    } = NO_FIELD,
  ] = fields;
  const now = { ...around, index };
  const asked = fields.filter(({ field: { isAsked } }) => isAsked?.(now) ?? true);
  const { deskKey, desk } = now;
  return (
    <>
      {Before && <Before deskKey={deskKey} desk={desk} />}
      {asked.length > 0 && (
        <row.Around {...now}>
          {asked.map(({ name, field: { render, label, optional, hint } }) => (
            <Fragment key={name}>
              {render({
                ...now,
                name,
                label,
                optional,
                hintFor: (shown) => (typeof hint === 'function' ? hint(now, shown) : hint),
              })}
            </Fragment>
          ))}
        </row.Around>
      )}
      {asked.map(
        ({ name, field: { After } }) => After && <After key={name} name={name} {...now} />,
      )}
    </>
  );
}

const NO_ROW: Row = { Around: Alone };
const NO_FIELD: { readonly index: number; readonly field: Partial<NamedField['field']> } = {
  index: 0,
  field: {},
};

function Alone({ children }: { children: Elements }) {
  return <>{children}</>;
}
