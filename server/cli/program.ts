import { Command, type OutputConfiguration } from 'commander';
import { release } from '../settings/release.ts';
import { backup } from './commands/backup.command.ts';
import { checkBackup } from './commands/check-backup.command.ts';
import type { Action, AddCommand } from './commands/command.ts';
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
import { purge } from './commands/purge.command.ts';
import { refuse } from './commands/refuse.command.ts';
import { report } from './commands/report.command.ts';
import { restore } from './commands/restore.command.ts';
import { retry } from './commands/retry.command.ts';
import { show } from './commands/show.command.ts';
import { tell } from './commands/tell.command.ts';
import { testMail } from './commands/test-mail.command.ts';

/** In the order of help. */
const COMMANDS: readonly AddCommand[] = [
  list,
  find,
  show,
  exportSubmissions,
  report,
  invoices,
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
