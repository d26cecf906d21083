import type { Config } from '../config.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { StartError } from '../start-error.ts';
import { type Command, done, failed, misused, type Outcome } from './command.ts';
import { parseCommandLine, unknownName } from './command-line.ts';
import { commands } from './commands.ts';
import { explain, overview } from './help.ts';
import type { Terminal } from './terminal.ts';
import { visibleText } from './visible.ts';

export interface Surroundings {
  readonly loadConfig: () => Config;
  readonly terminal: Terminal;
  readonly now: () => Date;
}

/** Runs one command.
 *  @param words what stands behind `leads`
 *  @returns the exit code */
export async function runLeads(words: readonly string[], around: Surroundings): Promise<number> {
  const outcome = await attempt(words, around);
  if (outcome.exitCode !== 0) around.terminal.note(visibleText(outcome.reason));
  return outcome.exitCode;
}

async function attempt([name, ...rest]: readonly string[], around: Surroundings): Promise<Outcome> {
  if (name === undefined) {
    around.terminal.note(overview(commands));
    return misused('Which command?');
  }
  const asksForHelp = name === 'help' || name === '--help' || name === '-h';
  if (asksForHelp && rest[0] === undefined) {
    await around.terminal.print(overview(commands));
    return done;
  }
  const wanted = asksForHelp ? rest[0] : name;
  const command = commands.find(({ name }) => name === wanted);
  if (!command) return misused(unknownName('command', wanted ?? '', [...names(), 'help']));
  if (asksForHelp || rest.includes('--help') || rest.includes('-h')) {
    await around.terminal.print(explain(command));
    return done;
  }
  return call(command, rest, around);
}

async function call(
  command: Command,
  words: readonly string[],
  { loadConfig, terminal, now }: Surroundings,
): Promise<Outcome> {
  const parsed = parseCommandLine(command, words);
  if ('exitCode' in parsed) return parsed;
  try {
    return await command.run({ ...parsed, config: loadConfig(), terminal, now });
  } catch (error) {
    if (error instanceof StartError) return failed(error.message);
    if (!(error instanceof Error)) throw error;
    if (isDatabaseUnavailable(error)) return failed(`The database says: ${error.message}.`);
    // No right to a file, no room on the disk: for the person at the terminal, not a bug.
    if ('syscall' in error) return failed(error.message);
    throw error;
  }
}

const names = () => commands.map(({ name }) => name);
