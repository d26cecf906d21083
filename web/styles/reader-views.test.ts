import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Readability, behind the reader views of Firefox and others, drops an element whose class or id has one of these. */
const DROPPED =
  /-ad-|ai2html|banner|breadcrumbs|combx|comment|community|cover-wrap|disqus|extra|footer|gdpr|header|legends|menu|related|replies|rss|shoutbox|sidebar|skyscraper|social|sponsor|supplemental|agegate|pagination|pager|popup/i;
/** What makes up the inside of a public page. */
const PARTS = globSync('web/{sections,area-map,suburbs,pictures}/**/*.tsx');
test('nothing on a public page is named so that a reader view leaves it out', () => {
  expect(PARTS.length).toBeGreaterThan(20);
  const named = PARTS.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:className|id)=\{?(?:"[^"]*"|`[^`]*`)/g)]
      .map(([name]) => name)
      .filter((name) => DROPPED.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(named).toEqual([]);
});
