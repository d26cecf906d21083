import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root, run } from '../../scripts/command.ts';

const BUILD_LIMIT_MS = 120_000;

/** The site as `npm run dev` shows it: with the page /style, and with React's warnings. */
export class DevelopmentBuild {
  readonly #folder: string;

  /** @param name of its folder, which no other test uses */
  constructor(name: string) {
    // Relative to the project: an absolute path with spaces would break in a Windows shell.
    this.#folder = `var/tests/${name}`;
  }

  async build(): Promise<void> {
    const built = await run(
      ['astro', 'build', '--devOutput', '--silent', '--outDir', this.#folder],
      { environment: { NODE_ENV: 'development' }, timeLimit: BUILD_LIMIT_MS },
    );
    if (!built) throw new Error('The site could not be built for development.');
  }

  /** Answers a tab's requests to an address with its files.
   *  @param other what becomes of the requests for anything else */
  async answer(page: Page, address: string, other: 'abort' | 'continue'): Promise<void> {
    await page.route(`${address}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const name = pathname === '/' ? '/index' : pathname;
      const file = [name, `${name}.html`].map((each) => join(root, this.#folder, each));
      const path = file.find((each) => /\.\w+$/.test(each) && existsSync(each));
      return path ? route.fulfill({ path }) : route[other]();
    });
  }

  remove(): void {
    rmSync(join(root, this.#folder), { recursive: true });
  }
}
