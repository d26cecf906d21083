import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/command.ts';
import { documentOf } from './built-site.ts';
import { wordsOf } from './page-text.ts';
import { MISSING_PATH, paths } from './route-table.ts';

/** Notices and the pages behind a key are in the source only; a JSX text runs over lines. */
const sources = globSync('{content,domain,server,web}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => withoutComments(readFileSync(join(root, file), 'utf8')));
const pages = [...paths, MISSING_PATH].map((path) => wordsOf(documentOf(path).body));
const shown = plain([...pages, ...sources].join('\n'));

/** Whether a page or a source has a label, a message or a name as it is quoted in a document. */
export function isShown(quotation: string): boolean {
  return fixedParts(quotation).every((part) => shown.includes(part));
}

function withoutComments(source: string): string {
  return source.replace(/^\s*(\/\/.*|\/\*[\s\S]*?\*\/)$/gm, '');
}

function plain(text: string): string {
  return text.replaceAll('’', "'").replaceAll('\\', '').replace(/\s+/g, ' ');
}

/** The parts of a label that are the same everywhere: not {area}, not the number of a step, not a term or a price. */
function fixedParts(quotation: string): string[] {
  return plain(quotation)
    .split(/\{\w+\}|\bN\b|…|\d+ hours\b/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
}
