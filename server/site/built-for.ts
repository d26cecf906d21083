import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** A site built for another address would send search engines and shared links there. Only a public
 *  address is checked, because the port on a laptop changes easily.
 *  @throws StartError */
export function refuseSiteOfAnother(siteFolder: string, siteUrl: string): void {
  const record = join(siteFolder, '..', 'built-for');
  if (!siteUrl.startsWith('https:') || !existsSync(record)) return;
  const builtFor = readFileSync(record, 'utf8').trim();
  if (builtFor === siteUrl) return;
  throw new StartError(
    `The site was built for ${builtFor}, and SITE_URL is ${siteUrl}: its links would lead to the wrong place. Build it for this one: SITE_URL=${siteUrl} npm run build`,
  );
}
