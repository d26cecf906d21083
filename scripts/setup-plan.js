// What the set-up decides, apart from what it does. Plain JavaScript for the oldest Node: see setup.js.

/**
 * `all` is everything, `run` what start, build and leads need.
 * @typedef {'all' | 'run'} Scope
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Package
 */

/**
 * What is there, by npm's own record of what it installed: somebody may have typed `npm ci`.
 * @param {Record<string, Package>} locked the packages of the lock file, by path
 * @param {Record<string, Package>} installed the packages of npm's record, by path
 * @returns {Scope | undefined} undefined when running itself lacks something
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
 * What to install; undefined when all that is wanted is there.
 * @param {Scope} wanted
 * @param {Scope | undefined} there what fits the lock file as it is now
 * @param {Scope | undefined} before what was set up the last time, for whichever lock file
 * @returns {{ scope: Scope, addOnly: boolean } | undefined} addOnly: `npm ci` would begin anew
 */
export function planInstall(wanted, there, before) {
  if (there === 'all' || there === wanted) return undefined;
  // A folder that had the tools keeps them when the lock file changes.
  const scope = before === 'all' ? 'all' : wanted;
  return { scope, addOnly: there === 'run' };
}
