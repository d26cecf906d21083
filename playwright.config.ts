import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserFlags, installedBrowsers } from './scripts/browser.ts';
import { reportFile, WRITTEN } from './scripts/written.ts';
import { VARIATION } from './tests/tags.ts';

// Chosen by `npm test`; otherwise, as in `npx playwright test`, the first installed one.
const chosen = process.env.PLAYWRIGHT_CHROMIUM ?? installedBrowsers()[0];
const chromium = {
  launchOptions: { args: browserFlags, ...(chosen ? { executablePath: chosen } : {}) },
};

/** What `npm test` leaves to the full run. */
const FULL_ONLY = '**/{looks,mishaps,pages,performance}/*.e2e.ts';

const DRAWN = '**/drawn/*.e2e.ts';

/** Journeys that need nothing that only one engine has, for `npm test -- engines`. */
const JOURNEYS =
  /(quote-journey|quote-validation|suburbs|your-move-sheet|your-move-data|poor-signal-(quote|message)|site\/(contact|services-menu|no-script|whatsapp))\.e2e\.ts$/;
const engines = (process.env.PLAYWRIGHT_ENGINES ?? '').split(' ').filter(Boolean);
const stage = engines.length > 0 ? 'engines' : (process.env.PLAYWRIGHT_STAGE ?? 'e2e');

const desktop = {
  ...devices['Desktop Chrome'],
  ...chromium,
  viewport: { width: 1280, height: 800 },
};

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: join(WRITTEN, stage),
  snapshotPathTemplate: '{testDir}/looks/pictures/{arg}{ext}',
  globalSetup: './scripts/build-for-tests.ts',
  // Far above Playwright's own: a busy machine needs it, and a passing test does not wait.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: reportFile(stage) }]],
  use: {
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // A click waits until its target has stopped moving; tests of motion override this.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a quarter of the time, and is made for every test that passes too. To see one:
    // npx playwright test --trace on FILE
    screenshot: 'only-on-failure',
  },
  projects: [
    // What `npm test` runs: a journey for each main job, and what is drawn at three windows.
    {
      name: 'e2e',
      testMatch: '**/*.e2e.ts',
      testIgnore: FULL_ONLY,
      grepInvert: new RegExp(VARIATION),
      use: desktop,
    },
    // What `npm run test:full` runs as well; `drawn` at its other windows.
    { name: 'screens', testMatch: [FULL_ONLY, DRAWN], use: desktop },
    {
      name: 'variations',
      testMatch: '**/*.e2e.ts',
      testIgnore: [FULL_ONLY, DRAWN],
      grep: new RegExp(VARIATION),
      use: desktop,
    },
    ...engines.map((name) => ({
      name,
      testMatch: JOURNEYS,
      use: {
        ...devices[name === 'webkit' ? 'Desktop Safari' : 'Desktop Firefox'],
        viewport: { width: 1280, height: 800 },
      },
    })),
  ],
});
