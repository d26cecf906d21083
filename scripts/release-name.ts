import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './command.ts';

const DESCRIBE = ['describe', '--tags', '--long', '--always', '--dirty', '--abbrev=7'];
const DESCRIPTION =
  /^(?:v(?<tag>\d+\.\d+\.\d+)-(?<since>\d+)-g)?(?:.*-g)?(?<commit>[0-9a-f]{7,40})(?<dirty>-dirty)?$/;

/** `git archive` fills it in (.gitattributes). */
const ARCHIVE = join(root, 'scripts/archive.txt');

/** The version that a build reports: `1.0.0` only for exactly what has the tag v1.0.0, and in between
 *  `1.1.0-dev+abc1234`, on the way from the last release to the next.
 *  @param last the version in package.json: that of the last release
 *  @param description what `git describe` said of the sources, undefined for sources without git */
export function releaseName(last: string, description: string | undefined): string {
  const { tag, since, commit, dirty } = DESCRIPTION.exec(description?.trim() ?? '')?.groups ?? {};
  if (tag === last && since === '0' && !dirty) return last;
  const [major = '0', minor = '0'] = last.split('.');
  const build = commit === undefined ? '' : `+${commit}${dirty ? '.changed' : ''}`;
  return `${major}.${Number(minor) + 1}.0-dev${build}`;
}

/** What `git describe` would have said of an archive's sources, whose lines `git archive` has filled in.
 *  @param filled the nearest tag, with the commits since if there are any, and the commit
 *  @returns undefined for anything else, such as a copy of a working tree */
export function describeArchive(filled: string): string | undefined {
  const [tag = '', commit = ''] = filled.split('\n');
  if (!/^[0-9a-f]{7,40}$/.test(commit)) return undefined;
  if (tag === '') return commit;
  return tag.includes('-g') ? tag : `${tag}-0-g${commit}`;
}

/** Keeps the version next to the built site: a server has no git.
 *  @param isNew whether the site was built now; an older one without git keeps its version */
export function recordRelease({ isNew }: { isNew: boolean }): void {
  const description =
    process.env.GIT_DESCRIBE || (askGit() ?? describeArchive(readFileSync(ARCHIVE, 'utf8')));
  const file = join(root, 'dist/release');
  if (description === undefined && !isNew && existsSync(file)) return;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = releaseName(version, description);
  // A folder that can only be read keeps what it has.
  if (existsSync(file) && readFileSync(file, 'utf8') === name) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, name);
}

/** Of this folder only: it may be inside the repository of something else. */
function askGit(): string | undefined {
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(root) };
  const { status, stdout } = spawnSync('git', DESCRIBE, { cwd: root, env, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
