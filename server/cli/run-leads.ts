import type { Config } from '../config.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { StartError } from '../start-error.ts';
import { readCommandLine } from './command-line.ts';
import {
  type Call,
  type Command,
  done,
  failed,
  misused,
  type Outcome,
} from './commands/command.ts';
import { commands } from './commands/commands.ts';
import type { Terminal } from './terminal/terminal.ts';
import { visibleText } from './terminal/visible.ts';

export interface RunContext {
  /** The prefix of the commands on this machine. */
  readonly name: string;
  readonly loadConfig: () => Config;
  readonly terminal: Terminal;
  readonly now: () => Date;
}

/** Runs one command.
 *  @param words the arguments after `leads`
 *  @returns the exit code */
export async function runLeads(words: readonly string[], context: RunContext): Promise<number> {
  const outcome = await attempt(words, context);
  if (outcome.exitCode !== 0) context.terminal.note(visibleText(outcome.reason));
  return outcome.exitCode;
}

async function attempt(words: readonly string[], context: RunContext): Promise<Outcome> {
  const { name, terminal } = context;
  const read = readCommandLine(words, { name, commands, width: terminal.width });
  if ('complaint' in read) return misused(read.complaint);
  if ('command' in read) return run(read.command, read.given, context);
  await terminal.print(read.help);
  return done;
}

async function run(
  command: Command,
  given: Pick<Call, 'operands' | 'has' | 'value'>,
  { name: leads, loadConfig, terminal, now }: RunContext,
): Promise<Outcome> {
  const { name, operands } = command;
  // A script's variable may be empty.
  if (given.operands.some((operand) => operand.trim() === '')) {
    return misused(`${operands.join(' ')} is empty. (${leads} help ${name} explains it)`);
  }
  try {
    return await command.run({ ...given, leads, config: loadConfig(), terminal, now });
  } catch (error) {
    if (error instanceof StartError) return failed(error.message);
    if (!(error instanceof Error)) throw error;
    if (isDatabaseUnavailable(error)) return failed(`The database says: ${error.message}.`);
    // A missing permission or a full disk is for the person at the terminal to mend, not a bug.
    if ('syscall' in error) return failed(error.message);
    throw error;
  }
}
