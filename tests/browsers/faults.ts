import css from '@eslint/css';
import { Linter } from 'eslint';
import { newerNames } from './newer-names.ts';
import { baselineYear } from './oldest-browsers.ts';
import { toleratedNames, toleratedStyles } from './tolerated.ts';

const linter = new Linter();
const { members, statics, globals } = newerNames();
/** ECMAScript as of the year whose Baseline the oldest browsers have; a later syntax is an error. */
const scripts: Linter.Config = {
  languageOptions: { ecmaVersion: baselineYear as Linter.EcmaVersion, sourceType: 'module' },
  rules: {
    'no-restricted-properties': [
      'error',
      ...members.filter((name) => !toleratedNames.has(name)).map((property) => ({ property })),
      ...statics
        .filter(([, name]) => !toleratedNames.has(name))
        .map(([object, property]) => ({ object, property })),
    ],
    'no-restricted-globals': ['error', ...globals.filter((name) => !toleratedNames.has(name))],
  },
};
const styles: Linter.Config = {
  files: ['**/*.css'],
  plugins: { css },
  language: 'css/css',
  rules: { 'css/use-baseline': ['error', { available: baselineYear, ...toleratedStyles }] },
};

/** The names in a built script that the oldest browsers lack, each with the code around it. */
export function scriptFaults(code: string): string[] {
  return faults(code, linter.verify(code, scripts));
}

/** The same of a built style. */
export function styleFaults(code: string): string[] {
  return faults(code, linter.verify(code, styles, { filename: 'built.css' }));
}

function faults(code: string, found: readonly Linter.LintMessage[]): string[] {
  const lines = code.split('\n');
  return found.map(({ message, line, column }) => {
    const around = lines[line - 1]?.slice(Math.max(0, column - 40), column + 60) ?? '';
    return `${message} … ${around} …`;
  });
}
