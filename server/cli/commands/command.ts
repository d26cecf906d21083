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

export interface Option {
  /** The option's value as help names it: DATE. An option without one is a switch. */
  readonly value?: string;
  readonly about: string;
}

/** A command as data, from which commander parses, checks and explains it. */
export interface Command {
  readonly name: string;
  /** The operands after the name: '<REF>', or '[REF]' for an optional one. */
  readonly operands: readonly string[];
  readonly about: string;
  /** Further text for help. */
  readonly details?: string | ((leads: string) => string);
  readonly options: Readonly<Record<string, Option>>;
  run(call: Call): Promise<Outcome>;
}

export interface Call {
  readonly operands: readonly string[];
  has(option: string): boolean;
  /** The option's value, if it was given. */
  value(option: string): string | undefined;
  /** The prefix of the commands on this machine, for messages. */
  readonly leads: string;
  readonly config: Config;
  readonly terminal: Terminal;
  readonly now: () => Date;
}

export const JSON_OPTION = {
  json: { about: 'one JSON document, for scripts' },
} as const satisfies Record<string, Option>;

export const DRY_RUN_OPTION = {
  'dry-run': { about: 'only says what it would remove' },
} as const satisfies Record<string, Option>;
