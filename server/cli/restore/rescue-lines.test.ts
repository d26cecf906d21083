// @module-tag slow
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/command.ts';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { temporaryFolder } from '../../../tests/server/testing/temporary-folder.ts';
import { openDesk, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import { openUnchanged } from '../../database/database.ts';
import { loadConfig } from '../../settings/config.ts';

/** What sudo keeps of the environment, and runs: variables in front of the command, and those that an option names. */
const SUDO = `#!/bin/sh
kept="PATH=$PATH"
while :; do
  case "$1" in
    -u) shift 2 ;;
    --preserve-env=*)
      for name in $(echo "$1" | sed 's/.*=//; s/,/ /g'); do
        eval "value=\\$$name"
        test -z "$value" || kept="$kept|$name=$value"
      done
      shift ;;
    *=*) kept="$kept|$1"; shift ;;
    *) break ;;
  esac
done
command=$1; shift
IFS='|'
exec env -i $kept $command "$@"
`;

/** Runs in the container what follows its name, with the container's settings only. */
const docker = (folder: string) => `#!/bin/sh
test "$1 $2" = "exec movers" || exit 1
shift 2
cd ${folder}
exec env -i PATH=$PATH "LEADS_NAME=${DOCKER_LEADS}" "$@"
`;

const [, DOCKER_LEADS = ''] =
  /LEADS_NAME="(.+)"/.exec(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')) ?? [];

/** A machine with releases in folders, as docs/deploy.md installs them, and with the programs that its lines begin with. */
function machine(DATABASE_URL: string) {
  const folder = temporaryFolder();
  const programs = join(folder, 'bin');
  const settings = join(folder, 'movers.env');
  mkdirSync(programs);
  writeFileSync(settings, `DATABASE_URL=${DATABASE_URL}\n`);
  const addProgram = (name: string, script: string) =>
    writeFileSync(join(programs, name), script, { mode: 0o755 });
  const addRelease = (name: string) => {
    const release = join(folder, 'releases', name);
    mkdirSync(release, { recursive: true });
    for (const part of ['node_modules', 'content', 'domain', 'package.json']) {
      symlinkSync(join(root, part), join(release, part));
    }
    cpSync(join(root, 'server'), join(release, 'server'), { recursive: true });
    symlinkSync(settings, join(release, '.env'));
    return release;
  };
  const running = addRelease('2027-01-31-0900');
  addProgram('sudo', SUDO);
  addProgram('docker', docker(running));
  const script = readFileSync(join(root, 'deploy/leads'), 'utf8');
  addProgram(
    'leads',
    script.replaceAll('/srv/movers', running).replaceAll('/etc/movers.env', settings),
  );
  const run = (line: string) =>
    execFileSync('/bin/sh', ['-c', `${line} 2>&1`], {
      cwd: folder,
      env: { PATH: `${programs}:${process.env.PATH}` },
      encoding: 'utf8',
    });
  return { run, addRelease };
}

/** A table that only the release in that folder makes. */
function addMigration(release: string): void {
  const migrations = join(release, 'server/database/migrations');
  const later = `import type { Kysely } from 'kysely';
export const later = {
  async up(db: Kysely<unknown>) {
    await db.schema.createTable('next_notes').addColumn('id', 'text').execute();
  },
};
`;
  writeFileSync(join(migrations, '9999-later.ts'), later);
  const list = join(release, 'server/database/migrations.ts');
  const added = readFileSync(list, 'utf8')
    .replace(
      'import { missingColumns',
      "import { later } from './migrations/9999-later.ts';\nimport { missingColumns",
    )
    .replace(/(export const MIGRATIONS[^;]+?)\n};/, "$1\n  '9999-later': later,\n};");
  writeFileSync(list, added);
}

const READING = /^To read it: (.+)$/m;

onEachDatabase('on $name', ({ setUp }) => {
  const newDatabase = setUp();

  async function withLateRequest(DATABASE_URL: string) {
    const { leads, using } = openDesk({ DATABASE_URL });
    await using((db) => storeRequest(db));
    const backup = join(temporaryFolder(), 'monday.db');
    expect(await leads(`backup ${backup}`)).toMatchObject({ exitCode: 0 });
    const late = await using((db) => storeRequest(db, { name: 'Came Later' }));
    return { backup, late: late.reference };
  }

  test.each(['sudo leads', DOCKER_LEADS])(
    'the line that %s restore prints shows what came after the backup',
    async (leads) => {
      const DATABASE_URL = await newDatabase();
      const { run } = machine(DATABASE_URL);
      const { backup, late } = await withLateRequest(DATABASE_URL);
      const said = run(`${leads} restore ${backup}`);
      const [, line = ''] = READING.exec(said) ?? [];
      expect(line, said).toMatch(leads);
      expect(run(line.replace('REF', late))).toContain('Came Later');
      expect(run(`${line.replace('show REF', 'list')}`)).toContain(late);
    },
  );

  test('after the way back over a migration it names the release that reads it', async () => {
    const DATABASE_URL = await newDatabase();
    const { run, addRelease } = machine(DATABASE_URL);
    const { backup } = await withLateRequest(DATABASE_URL);
    const newer = addRelease('2027-02-28-0900');
    addMigration(newer);
    run(`sudo RELEASE=${newer} leads restore ${backup}`);
    const db = await openUnchanged(loadConfig({ DATABASE_URL }).database);
    const late = await storeRequest(db, { name: 'Came to the newer' });
    await db.destroy();
    const said = run(`sudo leads restore ${backup}`);
    const [, line = ''] = READING.exec(said) ?? [];
    expect(line, said).toContain(`sudo RELEASE=${newer} leads show REF`);
    expect(run(line.replace('REF', late.reference))).toContain('Came to the newer');
  });
});
