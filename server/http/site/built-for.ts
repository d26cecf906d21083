import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../settings/start-error.ts';

/** A site built for another address would send search engines and shared links there, and links in
 *  emails lead to SITE_URL. Two addresses of laptops are not compared, because the port changes easily.
 *  @throws StartError */
export function refuseSiteOfAnother(siteFolder: string, siteUrl: string): void {
  const record = join(siteFolder, '..', 'built-for');
  if (!existsSync(record)) return;
  const builtFor = readFileSync(record, 'utf8').trim();
  const isPublic = [builtFor, siteUrl].some((url) => url.startsWith('https:'));
  if (!isPublic || builtFor === siteUrl) return;
  throw new StartError(
    `The site was built for ${builtFor}, and SITE_URL is ${siteUrl}: links on its pages or in emails would lead to the wrong place. Set SITE_URL=${builtFor} (.env or the environment), or build the site again: SITE_URL=${siteUrl} npm run build`,
  );
}
