// A step of a release (docs/decisions/releases.md): keeps the database of the version in package.json, and the hashes of its
// migrations. What is kept already stays.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../server/settings/config.ts';
import { liveRelease } from '../tests/server/releases/live-release.ts';
import {
  databaseAsText,
  HASHES,
  hashesOfMigrations,
  RELEASES,
  releasedHashes,
} from '../tests/server/releases/released.ts';
import { root } from './command.ts';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const kept = join(RELEASES, `${version}.sql`);
if (existsSync(kept)) {
  console.error(
    `${kept} is there: a release is never changed. Before its tag, delete the file to write it again.`,
  );
  process.exitCode = 1;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'movers-release-'));
  const file = join(folder, 'requests.db');
  try {
    await liveRelease(
      loadConfig({
        DATABASE_URL: `sqlite:${file}`,
        MAIL_DIR: join(folder, 'mail'),
        RATE_LIMIT: '0',
      }),
    );
    writeFileSync(kept, databaseAsText(file));
  } finally {
    rmSync(folder, { recursive: true });
  }
  const hashes = { ...hashesOfMigrations(), ...releasedHashes() };
  writeFileSync(HASHES, `${JSON.stringify(hashes, null, 2)}\n`);
  console.log(`Kept ${kept} and the hashes of ${Object.keys(hashes).length} migrations.`);
}
