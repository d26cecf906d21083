import { expect, it } from 'vitest';
import { type Graph, withImports } from './name-imports.ts';

const graph: Graph = new Map([
  ['a/Form.js', { imports: ['a/react.js', 'a/rules.js'], size: 10 }],
  ['a/client.js', { imports: ['a/react.js'], size: 10 }],
  ['a/rules.js', { imports: ['a/words.js'], size: 20 }],
  ['a/react.js', { imports: [], size: 90 }],
  ['a/words.js', { imports: [], size: 30 }],
  ['a/Alone.js', { imports: [], size: 5 }],
]);

const page = (content: string) =>
  `<!doctype html><body><header>${island('Form')}</header><main id="main"><!-- a > b --><p>1 < 2<br/>${content}</p></main></body>`;
const island = (name: string, added = '') =>
  `<astro-island${added} uid="1" renderer-url="/a/client.js" props="{&quot;a&quot;:[0,&quot;x > y&quot;]}" component-url="/a/${name}.js" ssr><b>form</b></astro-island>`;

it('names all that the code of each island in the content imports, the largest first', () => {
  const imports = ' imports="/a/react.js /a/words.js /a/rules.js"';
  expect(withImports(page(`${island('Form')} and ${island('Form')}`), graph)).toBe(
    page(`${island('Form', imports)} and ${island('Form', imports)}`),
  );
});

it('leaves a page without islands in its content as it is', () => {
  expect(withImports(page('words'), graph)).toBe(page('words'));
});

it('refuses an island whose code it does not know', () => {
  expect(() => withImports(page(island('Gone')), graph)).toThrow('a/Gone.js');
});
