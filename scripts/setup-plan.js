// The decisions of the set-up, apart from its actions. Plain JavaScript for the oldest Node (setup.js).

/**
 * `all` is everything, `run` only the needs of start, build and leads.
 * @typedef {'all' | 'run'} Scope
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Package
 */

/**
 * The installed scope, by npm's own record: the engineer may have run `npm ci` by hand.
 * @param {Record<string, Package>} locked the packages of the lock file, by path
 * @param {Record<string, Package>} installed the packages of npm's record, by path
 * @returns {Scope | undefined} undefined when even `run` is incomplete
 */
export function scopeInstalled(locked, installed) {
  const missing = Object.entries(locked).filter(
    ([path, { version, optional }]) =>
      path !== '' && !optional && installed[path]?.version !== version,
  );
  if (missing.length === 0) return 'all';
  return missing.every(([, { dev, devOptional }]) => dev || devOptional) ? 'run' : undefined;
}

/**
 * What is wrong with the pinned runtime, which an install script fetches by its version alone.
 * @param {{ version: string, sha256: Record<string, string> }} known the hashes of its binaries, by platform
 * @param {string} version the version in the lock file
 * @param {string} platform such as 'linux-x64'
 * @param {string} hash of the binary that is installed
 * @returns {string | undefined} a sentence; undefined if it is the known one, or none is known for the platform
 */
export function runtimeProblem(known, version, platform, hash) {
  if (known.version !== version) {
    return `scripts/runtime-hashes.json is about Node ${known.version}, and the lock file about ${version}: enter the hashes of the new one.`;
  }
  const expected = known.sha256[platform];
  if (expected === undefined || expected === hash) return undefined;
  return `The runtime that was installed is not Node ${version} as we know it for ${platform}: its SHA-256 is ${hash}.`;
}

/**
 * Why a program ended that said nothing: the system kills one that takes the last memory.
 * @param {number | null} code its exit code; a shell's when the system killed what that shell had started
 * @param {string | null} signal
 * @returns {string | undefined} a sentence; undefined when it ended by itself
 */
export function whyKilled(code, signal) {
  if (signal !== 'SIGKILL' && code !== 128 + 9) return undefined;
  return 'The system killed it, most likely because memory ran out: free some, add a swap file, or make the release on a larger machine (docs/deploy.md, step 3).';
}

/**
 * The scope to install; undefined when nothing is missing.
 * @param {Scope} wanted
 * @param {Scope | undefined} there the scope that matches the current lock file
 * @param {Scope | undefined} before the scope of the last set-up, for any lock file
 * @returns {{ scope: Scope, addOnly: boolean } | undefined} addOnly: `npm ci` would start from scratch
 */
export function planInstall(wanted, there, before) {
  if (there === 'all' || there === wanted) return undefined;
  // A folder that had the tools keeps them when the lock file changes.
  const scope = before === 'all' ? 'all' : wanted;
  return { scope, addOnly: there === 'run' };
}
