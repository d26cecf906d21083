import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/command.ts';
import { text } from './built-site.ts';

/** The paths of all built scripts. */
export function builtScripts(): string[] {
  const files = readdirSync(join(root, 'dist/site/_astro'));
  return files.filter((file) => file.endsWith('.js')).map((file) => `/_astro/${file}`);
}

/** The scripts and stylesheets that a script names, whether it imports them at once or later. */
export function namedBy(script: string): string[] {
  const named = text(script).matchAll(/["'`](?:\.\/|\/?_astro\/)([\w.-]+\.(?:css|js))["'`]/g);
  return [...named].map(([, file]) => `/_astro/${file}`);
}

/** The scripts, and what they load, directly or through others. */
export function loadedBy(scripts: readonly string[]): Set<string> {
  const found = new Set(scripts);
  for (const file of found) {
    if (!file.endsWith('.js')) continue;
    for (const named of namedBy(file)) found.add(named);
  }
  return found;
}
