import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const BUILT = new URL('../../dist/release', import.meta.url);
const manifest = z.object({ version: z.string() });

/** The build writes it (scripts/release-name.ts). A checkout that was never built is no release. */
function version(): string {
  if (existsSync(BUILT)) return readFileSync(BUILT, 'utf8');
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return `${manifest.parse(JSON.parse(file)).version}-unbuilt`;
}

/** The running release: its version, and its folder, which it has to itself. */
export const release = { version: version(), folder: process.cwd() } as const;
