import { expect, it } from 'vitest';
import { sharedPlaces } from './text-places.ts';

/** The texts that are named in what a component returns. */
function named(jsx: string, more = ''): string[] {
  const sources = { 'web/X.tsx': `${more}\nfunction Thing() {\n  return ${jsx};\n}\n` };
  return sharedPlaces(sources).map(({ source }) => source);
}

it.each([
  ['a text that changes, next to a text', '<p>As of {time}</p>', ['As of', '{time}']],
  ['two texts that change', '<p>{one} {other}</p>', ['{one}', '{other}']],
  ['a text that something comes before', '<li>{here && <Truck />}{label}</li>', ['{label}']],
  ['a fixed text next to an element', '<p>Read <a href="/">this</a></p>', ['Read']],
  [
    'a text that comes and goes',
    '<p><b>Saved</b>{more && " and sent"}</p>',
    ['{more && " and sent"}'],
  ],
  [
    'a text instead of an element',
    '<p><b>1</b>{on ? <i>2</i> : "3"}</p>',
    ['{on ? <i>2</i> : "3"}'],
  ],
  ['a template literal', `<p>{\`As of \${time}\`}<b>!</b></p>`, [`{\`As of \${time}\`}`]],
  ['a text in a fragment', '<p><>{name}</></p>', ['{name}']],
  ['a list of texts', '<p>{lines.map((line) => line)}</p>', ['{lines.map((line) => line)}']],
  ['a text in another component', '<Note>Dear {name}</Note>', ['Dear', '{name}']],
  ['what a component returns', 'name', ['name']],
  ['one of what it returns', `on ? <p>1</p> : \`\${name}\``, [`on ? <p>1</p> : \`\${name}\``]],
  ['what nobody knows', '<p><b>1</b>{whatever(2)}</p>', ['{whatever(2)}']],
])('names %s', (_, jsx, places) => {
  expect(named(jsx)).toEqual(places);
});

it.each([
  ['a text alone', '<p>{name}</p>'],
  ['a text alone that comes and goes', '<p>{on && name}</p>'],
  ['one text or another', `<p>{on ? "1" : \`2 \${name}\`}</p>`],
  ['elements', '<p><b>{one}</b> <i>{other}</i></p>'],
  [
    'elements that come and go',
    '<p>{on && <b>1</b>}{more ? <i>2</i> : null}{rest || <u>3</u>}</p>',
  ],
  ['a list of elements', '<ul>{lines.map((line) => <li>{line}</li>)}<li>end</li></ul>'],
  ['a space between elements', "<p><b>1</b>{' '}<b>2</b></p>"],
  ['nothing', 'null'],
])('leaves %s', (_, jsx) => {
  expect(named(jsx, 'const rest = null;')).toEqual([]);
});

it('knows by its type what is handed to a component', () => {
  const jsx = '<div><h2>{heading}</h2>{children}</div>';
  expect(named(jsx, 'interface Props { children: Elements }')).toEqual([]);
  expect(named(jsx, 'interface Props { children: ReactNode }')).toEqual(['{children}']);
  expect(named(jsx, 'interface Props { children: string | Elements }')).toEqual(['{children}']);
});

it('knows what a function or a hook of another file gives', () => {
  const places = (given: string) =>
    sharedPlaces({
      'web/use-thing.tsx': `export function useThing(on) { return { list: ${given} }; }`,
      'web/X.tsx':
        'function Thing() { const { list } = useThing(); return <p><b>1</b>{list}</p>; }',
    });
  expect(places('on && <ul />')).toEqual([]);
  expect(places('on && name')).toMatchObject([{ place: 'web/X.tsx:1', source: '{list}' }]);
});

it('a component of a package may show its children as they are', () => {
  const from = "import { Provider } from 'somewhere';\nimport { Note } from './Note.tsx';";
  expect(named('<Provider>{name}</Provider>', from)).toEqual(['{name}']);
  expect(named('<Note>{name}</Note>', from)).toEqual([]);
});

it('says where and what to do', () => {
  const source = 'function Thing() {\n  return (\n    <p>As of {time}</p>\n  );\n}';
  expect(sharedPlaces({ 'web/X.tsx': source })[0]).toEqual({
    place: 'web/X.tsx:3',
    source: 'As of',
    instead: expect.stringContaining('one template literal'),
  });
});
