import type { Command } from './command.ts';
import { usage } from './command-line.ts';

/** All commands, a line each. */
export function overview(commands: readonly Command[]): string {
  const entries = commands.map(({ name, operands, about }) => ({
    start: [name, ...operands].join(' '),
    about,
  }));
  return `What visitors sent, for the team. It reads the same settings as the server.

Usage: npm run leads -- COMMAND

${aligned([...entries, { start: 'help [COMMAND]', about: 'Explains a command' }])}

For scripts, without npm's own lines: npm run --silent leads -- list --json
Exit codes: 0 done, 1 failed or not found, 2 wrong usage.
`;
}

export function explain(command: Command): string {
  const options = Object.entries(command.options).map(([name, { value, about }]) => ({
    start: `--${name}${value ? ` ${value}` : ''}`,
    about,
  }));
  return [
    `${usage(command)}\n\n${command.about}.`,
    command.details,
    options.length > 0 && aligned(options),
    'Exit codes: 0 done, 1 failed or not found, 2 wrong usage.\n',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function aligned(entries: readonly { start: string; about: string }[]): string {
  const width = Math.max(...entries.map(({ start }) => start.length));
  return entries.map(({ start, about }) => `  ${start.padEnd(width)}  ${about}`).join('\n');
}
