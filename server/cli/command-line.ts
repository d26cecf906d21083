import { CommanderError, Command as Entry, Option } from 'commander';
import type { Call, Command } from './commands/command.ts';

interface Frame {
  /** The prefix of the commands on this machine: 'sudo leads'. */
  readonly name: string;
  readonly commands: readonly Command[];
  /** The width of help, in columns. */
  readonly width: number;
}

type CommandLine =
  | { readonly command: Command; readonly given: Pick<Call, 'operands' | 'has' | 'value'> }
  | { readonly help: string }
  | { readonly complaint: string };

const EXIT_CODES = '\nExit codes: 0 done, 1 failed or not found, 2 wrong usage.';
const WIDEST_HELP = 100;

/** Parses the arguments after `leads` by the table of commands. */
export function readCommandLine(words: readonly string[], frame: Frame): CommandLine {
  let read: CommandLine | undefined;
  let help = '';
  let complaint = '';
  const width = () => Math.min(frame.width, WIDEST_HELP);
  const program = new Entry(frame.name)
    .usage('COMMAND')
    .description('What visitors sent, for the team. It reads the same settings as the server.')
    .helpCommand('help [COMMAND]', 'explains a command')
    .addHelpText('after', EXIT_CODES)
    .showHelpAfterError(`(${frame.name} help COMMAND explains it)`)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => (help += text),
      writeErr: (text) => (complaint += text),
      getOutHelpWidth: width,
      getErrHelpWidth: width,
    });
  for (const command of frame.commands) {
    const entry = entryOf(program, command, frame.name);
    entry.action(() => {
      const value = (name: string) => entry.getOptionValue(new Option(`--${name}`).attributeName());
      const has = (name: string) => value(name) !== undefined;
      read = { command, given: { operands: entry.args, has, value } };
    });
  }
  try {
    program.parse(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
  }
  return read ?? (complaint === '' ? { help } : { complaint: complaint.trimEnd() });
}

function entryOf(program: Entry, command: Command, leads: string): Entry {
  const { name, operands, about, details, options } = command;
  const more = typeof details === 'function' ? details(leads) : details;
  const entry = program
    .command([name, ...operands].join(' '))
    .summary(about)
    .description([`${about}.`, more].filter(Boolean).join('\n\n'))
    .addHelpText('after', EXIT_CODES);
  for (const [option, { value, about }] of Object.entries(options)) {
    entry.option(value ? `--${option} <${value}>` : `--${option}`, about);
  }
  return entry;
}
