import { getCompatibleVersions } from 'baseline-browser-mapping';
import browserslist from 'browserslist';

/** Browsers as MDN's data and Baseline name them. */
const NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

/** The oldest version of each browser in .browserslistrc. */
export const oldestBrowsers: ReadonlyMap<string, string> = browserslist().reduce(
  (oldest, entry) => {
    const [family = '', versions = ''] = entry.split(' ');
    const [version = ''] = versions.split('-');
    const name = NAMES[family];
    if (!name) throw new Error(`.browserslistrc names ${family}, which the checks do not know`);
    const known = oldest.get(name);
    return known && isUpTo(known, version) ? oldest : oldest.set(name, version);
  },
  new Map<string, string>(),
);

/** The last year whose Baseline all of them have. */
export const baselineYear = lastYear(new Date().getFullYear());

function lastYear(year: number): number {
  const needed = getCompatibleVersions({ targetYear: year, includeDownstreamBrowsers: false });
  const all = needed.every(({ browser, version }) => {
    const oldest = oldestBrowsers.get(browser);
    return !oldest || isUpTo(version, oldest);
  });
  return all ? year : lastYear(year - 1);
}

/** Whether a version is the other one or older. */
export function isUpTo(version: string, other: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major < otherMajor || (major === otherMajor && minor <= otherMinor);
}
