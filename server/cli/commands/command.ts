import { type Command, Option } from 'commander';
import type { Config } from '../../settings/config.ts';
import { CSV_FORMS } from '../terminal/csv.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** The result of a command; scripts rely on the numbers. */
export type Outcome =
  | { readonly exitCode: 0 }
  /** 1: the command failed or found nothing. 2: it was called wrongly. */
  | { readonly exitCode: 1 | 2; readonly reason: string };

export const done: Outcome = { exitCode: 0 };
export const failed = (reason: string): Outcome => ({ exitCode: 1, reason });
export const misused = (reason: string): Outcome => ({ exitCode: 2, reason });

export interface Call {
  /** The prefix of the commands on this machine, for messages. */
  readonly leads: string;
  readonly config: Config;
  readonly terminal: Terminal;
  readonly now: () => Date;
}

/** Makes the action of a command; commander gives it the operands, then the options. */
export type Action = <Given extends readonly unknown[]>(
  run: (call: Call, ...given: Given) => Promise<Outcome>,
) => (...given: Given) => Promise<void>;

/** Adds a command to the program. Help shows the summary, then the description. */
export type AddCommand = (program: Command, action: Action) => void;

export const JSON_OPTION = ['--json', 'one JSON document, for scripts'] as const;
export const csvOption = (description = 'RFC 4180 in UTF-8, for programs') =>
  new Option('--csv', description).conflicts('json');
export const excelOption = () =>
  new Option(
    '--excel',
    'for a spreadsheet set to English (South Africa): semicolons between cells, a comma before cents',
  ).conflicts(['csv', 'json']);

/** What a table is written as, by the options of its command; null for none of them. */
export function csvFormOf({ csv, excel }: { readonly csv?: true; readonly excel?: true }) {
  if (excel) return CSV_FORMS.excel;
  return csv ? CSV_FORMS.csv : null;
}
export const DRY_RUN_OPTION = ['--dry-run', 'only says what it would remove'] as const;
