import { type Command, Option } from 'commander';
import type { Config } from '../../config.ts';
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
export const csvOption = (description: string) =>
  new Option('--csv', description).conflicts('json');
export const DRY_RUN_OPTION = ['--dry-run', 'only says what it would remove'] as const;
