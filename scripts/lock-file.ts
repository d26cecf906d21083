export interface LockedPackage {
  version?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The parts of package-lock.json (version 3) that matter here; keys of `packages` are paths. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}

export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

interface Missing {
  path: string;
  entry: LockedPackage;
}

/** What keeps a newcomer from `npm ci`, in sentences for the one who changed the dependencies. */
export function lockProblems(lock: Lock, manifest: Manifest): string[] {
  const root = lock.packages[''];
  return [
    ...missingOptionals(lock).map(({ path }) => `${path} is missing: npm run lock`),
    ...Object.entries(lock.packages)
      .filter(([, { resolved }]) => resolved?.startsWith('http'))
      .map(([path]) => `${path} names a registry's host: npm run lock`),
    ...(['dependencies', 'devDependencies'] as const)
      .filter((kind) => !sameEntries(manifest[kind], root?.[kind]))
      .map((kind) => `${kind} of package.json and of the lock file differ: npm install`),
    ...Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter(([, wanted]) => !isExact(wanted))
      .map(([name, wanted]) => `${name} is not pinned to one version: ${wanted}`),
    ...unreviewedScripts(lock, manifest).map(
      (name) => `${name} runs a script when installed, unreviewed: npm install-scripts approve`,
    ),
  ];
}

/**
 * The lock with the optional packages of other platforms and without registry hosts.
 * npm drops an optional package that it cannot fetch here; `npm ci` elsewhere then refuses the lock.
 * The added entries have no integrity: npm takes it from the registry of whoever installs.
 */
export function completeLock<L extends Lock>(lock: L): L {
  const packages = { ...lock.packages };
  for (const [path, entry] of Object.entries(packages)) {
    const { resolved, ...rest } = entry;
    packages[path] = resolved?.startsWith('http') ? rest : entry;
  }
  for (const { path, entry } of missingOptionals({ packages })) packages[path] = entry;
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

function missingOptionals({ packages }: Lock): Missing[] {
  const known = { ...packages };
  const missing: Missing[] = [];
  // Those of the running site first: what both need must not be marked as for development only.
  const parents = Object.entries(packages).sort(
    ([, a], [, b]) => Number(a.dev ?? false) - Number(b.dev ?? false),
  );
  for (const [parent, { dev, optionalDependencies = {} }] of parents) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      // npm itself resolves ranges, and writes none that it cannot fetch; only exact versions are ours.
      if (!isExact(version) || findLocked(known, parent, name)?.version === version) continue;
      const top = `node_modules/${name}`;
      const path = known[top] === undefined ? top : `${parent}/${top}`;
      const entry = lockedFor(name, version, dev);
      known[path] = entry;
      missing.push({ path, entry });
    }
  }
  return missing;
}

/** Looks where Node would look: in the package's own node_modules, then in those of its hosts. */
function findLocked(
  packages: Lock['packages'],
  parent: string,
  name: string,
): LockedPackage | undefined {
  let place = parent;
  for (;;) {
    const found = packages[`${place}/node_modules/${name}`.replace(/^\//, '')];
    if (found !== undefined || place === '') return found;
    place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')));
  }
}

const SYSTEMS =
  /(?<=^|-)(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)(?=-|$)/;
const PROCESSORS =
  /(?<=^|-)(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)(?=-|$)/;

/**
 * Binary packages carry their platform in their name, as `@esbuild/linux-arm64` does.
 * The keys stand in npm's order, so that npm rewrites nothing when it saves the file.
 */
function lockedFor(name: string, version: string, dev = false): LockedPackage {
  const bare = name.slice(name.lastIndexOf('/') + 1);
  const cpu = PROCESSORS.exec(bare)?.[0];
  const os = SYSTEMS.exec(bare)?.[0];
  const libc = /-musl/.test(bare) ? 'musl' : /-gnu/.test(bare) && 'glibc';
  return {
    version,
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(dev ? { dev } : {}),
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}

/** By name: npm cannot match a version against a lock file that leaves out where packages are from. */
function unreviewedScripts(lock: Lock, { allowScripts = {} }: Manifest): string[] {
  return Object.entries(lock.packages)
    .filter(([, entry]) => entry.hasInstallScript && !entry.optional)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
    .filter((name) => !(name in allowScripts));
}

function isExact(version: string): boolean {
  return /^\d+\.\d+\.\d+/.test(version) && !version.includes(' ');
}

function sameEntries(a: Record<string, string> = {}, b: Record<string, string> = {}): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
}
