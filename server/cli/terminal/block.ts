import { visibleLine } from './visible.ts';

/** A few lines about one thing, the first at the margin and the rest indented; parts and lines without text are left
 *  out. A line that is longer than the terminal wraps there. */
export function block(lines: readonly (readonly string[])[]): string {
  return lines
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter(Boolean)
    .map((line, index) => `${index === 0 ? '' : '  '}${visibleLine(line)}\n`)
    .join('');
}
