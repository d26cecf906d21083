import { parseArgs } from 'node:util';
import { type Call, type Command, misused, type Outcome } from './command.ts';
import { nearest } from './nearest.ts';

type Parsed = Pick<Call, 'operands' | 'has' | 'value'>;

/** Reads what stands behind a command's name.
 *  @returns the outcome of a wrong use, with what there is */
export function parseCommandLine(command: Command, words: readonly string[]): Parsed | Outcome {
  // Not strict: then the words about what is wrong are ours.
  const options = { ...command.options };
  const { tokens } = parseArgs({ args: [...words], options, strict: false, tokens: true });
  const operands: string[] = [];
  const given = new Map<string, string | undefined>();
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    if (!option) return misused(unknownOption(command, token.rawName));
    if (option.type === 'string' && !token.value) {
      return misused(`${token.rawName} needs a value: ${token.rawName} ${option.value}`);
    }
    if (option.type === 'boolean' && token.value !== undefined) {
      return misused(`${token.rawName} takes no value.`);
    }
    given.set(token.name, token.value);
  }
  const least = command.operands.filter((operand) => !operand.startsWith('[')).length;
  if (operands.length < least || operands.length > command.operands.length) {
    return misused(`It goes like this: ${usage(command)}`);
  }
  return { operands, has: (name) => given.has(name), value: (name) => given.get(name) };
}

/** 'leads show REF [--json]' */
export function usage({ name, operands, options }: Command): string {
  const flags = Object.entries(options).map(
    ([option, { value }]) => `[--${option}${value ? ` ${value}` : ''}]`,
  );
  return ['leads', name, ...operands, ...flags].join(' ');
}

export function unknownName(what: string, given: string, names: readonly string[]): string {
  const meant = nearest(given, names);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return `There is no ${what} ${given}.${hint} There are: ${names.join(', ')}`;
}

function unknownOption({ name, options }: Command, given: string): string {
  const names = Object.keys(options).map((option) => `--${option}`);
  return unknownName(`option of ${name}`, given, [...names, '--help']);
}
