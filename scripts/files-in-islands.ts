// The files that React draws in the browser, which therefore change while somebody looks at them.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** @param folder whose .astro files have the islands
 *  @returns what the islands import, and what that imports */
export function filesInIslands(folder: string): string[] {
  const files = new Set<string>();
  const follow = (file: string) => {
    if (files.has(file) || !existsSync(file)) return;
    files.add(file);
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
    for (const { fileName } of importedFiles) {
      if (/^[.].*[.]tsx?$/.test(fileName)) follow(join(dirname(file), fileName));
    }
  };
  for (const page of globSync('**/*.astro', { cwd: folder })) {
    const source = readFileSync(join(folder, page), 'utf8');
    for (const [, island] of source.matchAll(/<(\w+)\s(?:[^<>]|=>)*?client:/g)) {
      const [, path] = new RegExp(`\\b${island}\\b[^;]* from '([^']+)'`).exec(source) ?? [];
      if (path === undefined) throw new Error(`${page} does not import ${island}`);
      follow(join(folder, dirname(page), path));
    }
  }
  return [...files].sort();
}
