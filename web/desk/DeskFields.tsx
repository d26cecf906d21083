import { Fragment } from 'react';
import type { Elements } from '../ui/elements.ts';
import type { ShortForm } from './desk-draft.ts';
import type { AnyFields, DeskField, FieldsProps, Now, Row } from './desk-field.ts';
import { DESK_FORMS } from './desk-forms.tsx';
import { useAllTyped } from './use-typed.ts';

type Named = readonly [name: string, field: DeskField<unknown>];

/** The fields of a form, in their rows. */
export function DeskFields({ form, ...panel }: FieldsProps & { form: ShortForm }) {
  const typed = useAllTyped();
  const fields: object = DESK_FORMS[form].fields;
  const now = { ...panel, typed };
  return (
    <>
      {rowsOf(Object.entries(fields as AnyFields)).map((row) => (
        <FieldRow key={row[0]?.[0]} fields={row} {...now} />
      ))}
    </>
  );
}

/** Neighbours with the same row together. */
function rowsOf(fields: readonly Named[]): Named[][] {
  const rows: Named[][] = [];
  for (const each of fields) {
    const [, { row }] = each;
    const last = rows.at(-1);
    if (row && last?.[0]?.[1].row === row) last.push(each);
    else rows.push([each]);
  }
  return rows;
}

function FieldRow({ fields, ...now }: Now & { fields: readonly Named[] }) {
  const asked = fields.filter(([, { isAsked }]) => isAsked?.(now) ?? true);
  const { Around } = asked[0]?.[1].row ?? NO_ROW;
  if (asked.length === 0) return null;
  return (
    <>
      <Around {...now}>
        {asked.map(([name, { render, label, optional, hint }]) => (
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
      </Around>
      {asked.map(
        ([name, { After }]) => After && <After key={name} deskKey={now.deskKey} desk={now.desk} />,
      )}
    </>
  );
}

const NO_ROW: Row = { Around: Alone };

function Alone({ children }: { children: Elements }) {
  return <>{children}</>;
}
