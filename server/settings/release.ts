import { readFileSync } from 'node:fs';
import * as z from 'zod';

const manifest = z.object({ version: z.string() });

/** The running release: its version, and its folder, which it has to itself. */
export const release = {
  version: manifest.parse(
    JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')),
  ).version,
  folder: process.cwd(),
} as const;
