import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/command.ts';
import { benchTool } from '../bench-tools.ts';
import { FILES, type Mutant } from './mutant.ts';

/** The part of Stryker's instrumenter that is used here; it is installed only for the benches. */
interface Instrumenter {
  instrument(
    files: readonly { name: string; mutate: true; content: string }[],
    options: { plugins: null; excludedMutations: readonly string[]; ignorers: readonly object[] },
  ): Promise<{ files: readonly { name: string; content: string }[]; mutants: readonly Mutant[] }>;
}

/** Writes a copy of these source files that has every mutant in it, each switched on by its id.
 *  @param folder for the copies and the list of mutants */
export async function instrument(sources: readonly string[], folder: string): Promise<Mutant[]> {
  const tool = benchTool('@stryker-mutator/instrumenter/dist/src/index.js');
  const { Instrumenter } = await import(pathToFileURL(tool).href);
  const instrumenter: Instrumenter = new Instrumenter({
    debug() {},
    info() {},
    isDebugEnabled: () => false,
  });
  const { files, mutants } = await instrumenter.instrument(
    sources.map((name) => ({
      name,
      mutate: true,
      content: readFileSync(join(root, name), 'utf8'),
    })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  rmSync(folder, { recursive: true, force: true });
  for (const { name, content } of files) {
    const copy = join(folder, FILES.code, name);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, content);
  }
  writeFileSync(join(folder, FILES.mutants), JSON.stringify(mutants, null, 1));
  return [...mutants];
}
