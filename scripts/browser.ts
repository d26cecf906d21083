import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { aptGet } from './apt-get.ts';
import { type Command, run, toolEnvironment } from './command.ts';

const MINUTE = 60_000;

/** Quiet, without background requests, with letters as wide in a headless browser as in one
 *  with windows, and able to run as root in a container. */
export const browserFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--font-render-hinting=none',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The machine's files and abilities; tests supply another. */
export interface Machine {
  readonly installed: readonly string[];
  /** Whether a browser really opens; without a path, Playwright's own. */
  readonly opens: (path?: string) => Promise<boolean>;
  readonly run: (command: Command, options: { timeLimit: number }) => Promise<boolean>;
  readonly isDebianRoot: boolean;
}

/** Debian's Chromium without windows, as Playwright's own is: it starts and draws in about four fifths
 *  of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const PROGRAMS = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const OUTSIDE_PATH: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** The usual places of Chromium and its relatives, the lightest and likeliest first. */
export function installedBrowsers(
  platform: NodeJS.Platform = process.platform,
  path = toolEnvironment().PATH ?? '',
  exists: (file: string) => boolean = existsSync,
): string[] {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  const onPath = PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...(OUTSIDE_PATH[platform] ?? [])].filter(exists);
}

/**
 * Finds or installs the browser of the end-to-end tests.
 * @returns the variable that names it for playwright.config.ts; empty means Playwright's own.
 * @throws when none is there and none can be installed, with advice for the engineer.
 */
export async function findBrowser(machine?: Machine): Promise<{ PLAYWRIGHT_CHROMIUM: string }> {
  const path = await chooseBrowser(machine ?? thisMachine());
  console.log(`Browser: ${path || 'the one of Playwright'}\n`);
  return { PLAYWRIGHT_CHROMIUM: path };
}

async function chooseBrowser({ installed, opens, run, isDebianRoot }: Machine): Promise<string> {
  for (const path of installed) if (await opens(path)) return path;
  if (await opens()) return '';

  console.log('No browser here yet; Playwright fetches one …');
  const fetched = await run(['playwright', 'install', 'chromium'], { timeLimit: 5 * MINUTE });
  if (fetched && (await opens())) return '';

  if (isDebianRoot) {
    console.log('That did not work; installing the Chromium of the distribution …');
    await run(aptGet('update'), { timeLimit: 5 * MINUTE });
    for (const program of [HEADLESS_SHELL, 'chromium']) {
      await run(aptGet('install', '-y', program), { timeLimit: 10 * MINUTE });
      if (await opens(`/usr/bin/${program}`)) return `/usr/bin/${program}`;
    }
  }
  throw new Error(`There is no browser for the end-to-end tests, and none could be installed.
Install Chromium or Google Chrome with the means of your system, or run
"npx playwright install --with-deps chromium" where there is a network. Then try again.`);
}

function thisMachine(): Machine {
  const isRoot = process.getuid?.() === 0;
  return {
    installed: installedBrowsers(),
    opens,
    run,
    isDebianRoot: isRoot && existsSync('/usr/bin/apt-get'),
  };
}

/** Opens it rather than only finding it: Ubuntu's `chromium-browser` is a note on where to get it. */
async function opens(path?: string): Promise<boolean> {
  try {
    const options = { args: browserFlags, timeout: MINUTE / 3 };
    const browser = await chromium.launch(path ? { ...options, executablePath: path } : options);
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
