import { execFileSync } from 'node:child_process';

/** The content of the pages whose file is not named after them. */
const FILES: Readonly<Record<string, string>> = {
  '/': 'content/home.ts',
  '/contact': 'content/contact.ts content/questions.ts',
  '/terms-of-service': 'content/legal/terms-of-service.ts content/terms.ts',
  '/privacy-policy': 'content/legal/privacy-policy.ts content/terms.ts',
};

/** The day of the last commit to a page's text, '2026-11-29'. Undefined where that is unknown: without Git, or in a clone
 *  without its history, which would give every page the same day. */
export function lastChanged(path: string): string | undefined {
  const [, area] = /^\/movers-(.+)/.exec(path) ?? [];
  const files =
    FILES[path]?.split(' ') ??
    (area ? [`content/areas/${area}.ts`] : [`content${path}.ts`, `content/services${path}.ts`]);
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  return git('log', '-1', '--format=%cs', '--', ...files) || undefined;
}

function git(...words: readonly string[]): string {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
