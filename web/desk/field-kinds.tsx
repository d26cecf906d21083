import type { ComponentProps } from 'react';
import { moveDateWithSeason } from '../../domain/dates/date-advice.ts';
import { moveDateInWords } from '../../domain/dates/move-date.ts';
import { parseRand } from '../../domain/typed-rand.ts';
import { Segments } from '../ui/Segments.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { DayField } from './DayField.tsx';
import { DayOfMove } from './DayOfMove.tsx';
import type { ControlProps, FieldKind, Row } from './desk-field.ts';
import { readCount } from './read-count.ts';

/** Fields that are side by side where there is room. */
export const Pair: Row['Around'] = ({ children }) => (
  <div className="grid gap-3 md:grid-cols-2">{children}</div>
);

/** Short ones, which are side by side on a phone too, unless its letters are very large. */
export const Halves: Row['Around'] = ({ children }) => (
  <div className="desk-halves">{children}</div>
);

/** One line of text, as it is typed. */
export function line(look: ComponentProps<'input'> = {}): FieldKind<string> {
  return { render: (control) => <Line {...control} look={look} />, read: asIs, write: asIs };
}

/** Several lines, as they are typed. */
export function text(rows: number): FieldKind<string> {
  return { ...listOf(rows, asIs, asIs) };
}

/** A list with one thing on each line. */
export function listOf<Stored>(
  rows: number,
  read: FieldKind<Stored>['read'],
  write: FieldKind<Stored>['write'],
): FieldKind<Stored> {
  return {
    render: ({ name, label, optional, hintFor, typed }) => (
      <TextArea
        name={name}
        label={label}
        optional={optional}
        rows={rows}
        hint={hintFor(typed[name] ?? '')}
      />
    ),
    read,
    write,
  };
}

/** A list of lines. */
export const lines = (rows: number): FieldKind<string[]> => listOf(rows, readLines, inLines);

/** A list of names, on lines or with commas between them. */
export const names = (rows: number): FieldKind<string[]> =>
  listOf(rows, (typed) => readLines(typed.replaceAll(',', '\n')), inLines);

/** A number, which is NaN as long as it is none. */
function number(
  inputMode: 'numeric' | 'decimal',
  read: (typed: string) => number,
): FieldKind<number> {
  return { ...line({ inputMode }), read, write: String };
}

export const rand = (inputMode: 'numeric' | 'decimal') => number(inputMode, parseRand);
export const count = number('numeric', readCount);
export const hours = number('decimal', parseHours);

/** '6.5' and '6,5' as 6.5; NaN for what is not a number of hours. */
export function parseHours(typed: string): number {
  return /^\s*\d{1,3}([.,]\d{1,2})?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}

/** A day as a date, with its weekday in words. */
function dayField(inWords: (day: string) => string): FieldKind<string> {
  return {
    render: (control) => <DayField {...control} inWords={inWords} />,
    read: asIs,
    write: asIs,
  };
}

export const date = dayField(moveDateInWords);

/** A day on which somebody moves: whether it is a busy one, what else is planned for it, and a warning if it is too near for
 *  a gate. */
export const moveDay = { ...dayField(moveDateWithSeason), After: DayOfMove };

/** One of a few answers, of which none is chosen at first.
 *  @param none what no answer is called, if that is one too
 *  @param isLegendHeard whether a phone shows the answers alone */
export function choice<Option extends string>(
  options: Readonly<Partial<Record<Option, string>>>,
  none?: string,
  isLegendHeard = false,
): FieldKind<Option> {
  return {
    render: ({ name, label, hintFor, typed }) => (
      <Segments
        name={name}
        legend={label}
        isLegendHeard={isLegendHeard}
        hint={hintFor(typed[name] ?? '')}
        options={[
          ...(none === undefined ? [] : [['', none] as const]),
          ...Object.entries(options as Readonly<Record<string, string>>), // no value of it is undefined
        ]}
      />
    ),
    read: (typed) => typed as Option, // the rules refuse any other
    write: asIs,
  };
}

/** A field that may be left out. */
export function orNone<Stored>(kind: FieldKind<Stored>): FieldKind<Stored | undefined> {
  return { ...kind, read: (typed) => (typed.trim() === '' ? undefined : kind.read(typed)) };
}

/** The same, where what is empty is sent as null: it takes back what was there. */
export function orNull<Stored>(kind: FieldKind<Stored>): FieldKind<Stored | undefined> {
  const read = (typed: string) => (typed.trim() === '' ? null : kind.read(typed));
  return { ...kind, read: read as FieldKind<Stored>['read'] }; // a field has no null, its rules take one
}

function asIs(typed: string): string {
  return typed;
}

function readLines(typed: string): string[] {
  return typed
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean);
}

function inLines(stored: readonly string[]): string {
  return stored.join('\n');
}

function Line({
  look,
  name,
  label,
  optional,
  hintFor,
  typed,
}: ControlProps & { look: ComponentProps<'input'> }) {
  return (
    <TextField
      name={name}
      label={label}
      optional={optional}
      hint={hintFor(typed[name] ?? '')}
      inputMode={look.inputMode}
      autoCapitalize={look.autoCapitalize}
    />
  );
}
