import { CommanderError } from 'commander';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import type { Config } from '../settings/config.ts';
import { StartError } from '../settings/start-error.ts';
import { type Action, done, failed, type Outcome } from './commands/command.ts';
import { leadsProgram } from './program.ts';
import type { Terminal } from './terminal/terminal.ts';
import { visibleText } from './terminal/visible.ts';

export interface RunContext {
  /** The prefix of the commands on this machine. */
  readonly name: string;
  readonly loadConfig: () => Config;
  readonly terminal: Terminal;
  readonly now: () => Date;
}

const WIDEST_HELP = 100;

/** Runs one command.
 *  @param words the arguments after `leads`
 *  @returns the exit code */
export async function runLeads(
  words: readonly string[],
  { name: leads, loadConfig, terminal, now }: RunContext,
): Promise<number> {
  let outcome = done;
  const width = () => Math.min(terminal.width, WIDEST_HELP);
  const note = (text: string) => terminal.note(visibleText(text.trimEnd()));
  const action: Action =
    (run) =>
    async (...given) => {
      outcome = await run({ leads, config: loadConfig(), terminal, now }, ...given);
    };
  const program = leadsProgram(leads, action, {
    writeOut: (text) => void terminal.print(text),
    writeErr: note,
    getOutHelpWidth: width,
    getErrHelpWidth: width,
  });
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    // Commander has said by now what is wrong.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    outcome = failureOf(error);
  }
  if (outcome.exitCode !== 0) note(outcome.reason);
  return outcome.exitCode;
}

function failureOf(error: unknown): Outcome {
  if (error instanceof StartError) return failed(error.message);
  if (!(error instanceof Error)) throw error;
  if (isDatabaseUnavailable(error)) return failed(`The database says: ${error.message}.`);
  // A missing permission or a full disk is for the person at the terminal to mend, not a bug.
  if ('syscall' in error) return failed(error.message);
  throw error;
}
