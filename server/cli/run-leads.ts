import { Command, CommanderError, type OutputConfiguration } from 'commander';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import type { Config } from '../settings/config.ts';
import { release } from '../settings/release.ts';
import { StartError } from '../settings/start-error.ts';
import { backup } from './commands/backup.command.ts';
import { checkBackup } from './commands/check-backup.command.ts';
import { type Action, type AddCommand, done, failed, type Outcome } from './commands/command.ts';
import { conversions } from './commands/conversions.command.ts';
import { copy } from './commands/copy.command.ts';
import { device } from './commands/device.command.ts';
import { diary } from './commands/diary.command.ts';
import { erase } from './commands/erase.command.ts';
import { exportSubmissions } from './commands/export.command.ts';
import { find } from './commands/find.command.ts';
import { invoices } from './commands/invoices.command.ts';
import { list } from './commands/list.command.ts';
import { outbox } from './commands/outbox.command.ts';
import { payments } from './commands/payments.command.ts';
import { purge } from './commands/purge.command.ts';
import { refuse } from './commands/refuse.command.ts';
import { report } from './commands/report.command.ts';
import { restore } from './commands/restore.command.ts';
import { retry } from './commands/retry.command.ts';
import { show } from './commands/show.command.ts';
import { tell } from './commands/tell.command.ts';
import { testMail } from './commands/test-mail.command.ts';
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

/** In the order of help. */
const COMMANDS: readonly AddCommand[] = [
  list,
  find,
  show,
  exportSubmissions,
  report,
  invoices,
  payments,
  conversions,
  refuse,
  erase,
  purge,
  device,
  diary,
  outbox,
  retry,
  backup,
  checkBackup,
  restore,
  copy,
  testMail,
  tell,
];

const EXIT_CODES = '\nExit codes: 0 done, 1 failed or not found, 2 wrong usage.';

/** The team's commands.
 *  @param name their prefix on this machine: 'sudo leads' */
export function leadsProgram(name: string, action: Action, output: OutputConfiguration = {}) {
  const program = new Command(name)
    .usage('COMMAND')
    .description('What visitors sent, for the team. It reads the same settings as the server.')
    .version(`${release.version}, in ${release.folder}`, '--version', 'says which release runs')
    .helpCommand('help [COMMAND]', 'explains a command')
    .addHelpText('afterAll', EXIT_CODES)
    .showHelpAfterError(`(${name} help COMMAND explains it)`)
    .configureHelp({
      commandDescription: (command) =>
        [command.summary() && `${command.summary()}.`, inOneLine(command.description())]
          .filter(Boolean)
          .join('\n\n'),
    })
    .configureOutput(output)
    .exitOverride()
    // A script's variable may be empty.
    .hook('preAction', (_program, command) => {
      if (command.args.every((operand) => operand.trim() !== '')) return;
      const [operand] = command.registeredArguments;
      command.error(`error: argument '${operand?.name()}' is empty`);
    });
  for (const add of COMMANDS) add(program, action);
  return program;
}

/** Help wraps lines itself; an example begins with spaces and keeps its line. */
const inOneLine = (text: string) => text.replaceAll(/\n(?=\S)/g, ' ');
