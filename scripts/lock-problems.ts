/** The parts of package-lock.json (version 3) that matter here; keys of `packages` are paths. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  resolved?: string;
  /** The hash of its archive. */
  integrity?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** The packages whose install scripts have been reviewed. */
  allowScripts?: Record<string, boolean>;
}

/** `1.2.3`, or `npm:name@1.2.3` for a package that is installed under another name. */
const ONE_VERSION = /^(npm:[^ ]+@)?\d+\.\d+\.\d+[^ ]*$/;

/** Versions that float or are not locked, packages without a hash, private hosts, and install scripts without a review. */
export function lockProblems({ packages }: Lock, manifest: Manifest): string[] {
  const root = packages[''];
  const { dependencies, devDependencies, allowScripts = {} } = manifest;
  return [
    ...Object.entries(packages)
      .filter(([, { resolved }]) => resolved?.startsWith('http'))
      .map(([path]) => `${path} names a registry's host: npm install with the project's .npmrc`),
    ...Object.entries(packages)
      .filter(([path, { integrity = '' }]) => path !== '' && !integrity.startsWith('sha512-'))
      .map(
        ([path]) => `${path} has no hash: add its integrity (npm view NAME@VERSION dist.integrity)`,
      ),
    ...(['dependencies', 'devDependencies'] as const)
      .filter((kind) => !sameEntries(manifest[kind], root?.[kind]))
      .map((kind) => `${kind} of package.json and of the lock file differ: npm install`),
    ...Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, wanted]) => !ONE_VERSION.test(wanted))
      .map(([name, wanted]) => `${name} is not pinned to one version: ${wanted}`),
    ...Object.entries(packages)
      .filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
      .filter((name) => !(name in allowScripts))
      .map(
        (name) => `${name} runs a script when installed, unreviewed: npm install-scripts approve`,
      ),
  ];
}

function sameEntries(a: Record<string, string> = {}, b: Record<string, string> = {}): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
}
