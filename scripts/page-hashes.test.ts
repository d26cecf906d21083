import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageHashes } from './page-hashes.ts';

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

test("a page's own inline code is hashed, in both kinds", () => {
  const html =
    '<style>a{}</style><script type="module">\n go("ü") \n</script><script>x()</script><STYLE media="print">b{}</STYLE>';
  expect(pageHashes(html)).toEqual({
    scripts: [hashOf('\n go("ü") \n'), hashOf('x()')],
    styles: [hashOf('a{}'), hashOf('b{}')],
  });
});

test('data, files and empty elements need no hash, and the same code counts once', () => {
  const html =
    '<script type="application/ld+json">{"a":1}</script><script src="/_astro/a.js"></script><script></script><script>x()</script><script>x()</script>';
  expect(pageHashes(html).scripts).toEqual([hashOf('x()')]);
});

test('a script whose data attribute is called src is still inline, and an import map is code', () => {
  expect(pageHashes('<script data-src="/a.js">x()</script>').scripts).toEqual([hashOf('x()')]);
  expect(pageHashes('<script type="importmap">{}</script>').scripts).toEqual([hashOf('{}')]);
});
