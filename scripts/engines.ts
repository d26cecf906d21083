import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

const ENGINES = [firefox, webkit];

/**
 * Chooses the journeys in Firefox and WebKit for playwright.config.ts.
 * @throws when one of the two is not installed, with the way to get it.
 */
export async function findEngines(): Promise<{ PLAYWRIGHT_ENGINES: string }> {
  const names = ENGINES.map((engine) => engine.name());
  const missing = ENGINES.filter((engine) => !existsSync(engine.executablePath()));
  if (missing.length > 0) {
    throw new Error(
      `The journeys need Firefox and WebKit of Playwright: npx playwright install --with-deps ${names.join(' ')}`,
    );
  }
  return { PLAYWRIGHT_ENGINES: names.join(' ') };
}
