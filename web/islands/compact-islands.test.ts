import { expect, test } from 'vitest';
import { compactIsland } from './compact-islands.ts';

test('keeps what our runtime reads of an island, whatever stands in its text', () => {
  const tag =
    '<astro-island uid="Z8cKs8" prefix="r11" component-url="/_astro/Form.js" props="{&quot;lead&quot;:[0,&quot;It\'s &#38; it\'s&quot;]}" ssr client="intent" opts="{}" await-children>';
  expect(compactIsland(tag)).toBe(
    '<astro-island prefix="r11" component-url="/_astro/Form.js" props=\'{"lead":[0,"It&#39;s &#38; it&#39;s"]}\' ssr client="intent" opts="{}">',
  );
});
