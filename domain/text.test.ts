import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanLine, cleanText } from './text.ts';

it.each([
  ['words of the world', 'Grüße, Xhosa: ǃXóõ, עִבְרִית, العربية, ไทย, Tiếng Việt, 漢字'],
  ['letters that are made of several', 'Te\u0323\u0302t, a\u0301\u0328'],
  ['joiners', 'می\u200cخواهم 👩‍👩‍👧 ❤️ 4️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  [
    'what programs would run',
    `=HYPERLINK("x") <script>alert('1')</script> {{7*7}} ${'$'}{x} %0d%0a`,
  ],
  ['lines and tabs', 'One\n\n\ttwo'],
  ['a very long word', 'a'.repeat(5000)],
])('keeps %s', (_what, text) => {
  expect(cleanText(text)).toBe(text);
});

it.each([
  ['NUL and other control characters', 'a\u0000b\u0007c\u001bd\u007fe\u0085f\u009bg', 'abcdefg'],
  ['what turns the direction of reading', 'a\u202eb\u202ac\u2066d\u2069e', 'abcde'],
  ['what has no width', '\ufeffa\u200bb\u2060c\ufeff', 'abc'],
  ['halves of characters', 'a\ud83db\udc00', 'a\ufffdb\ufffd'],
  ['a name that only looks filled in', '\u200b\u200b\u2060', ''],
  ['line ends of other systems', ' a\r\nb\rc\u2028d\u2029e ', 'a\nb\nc\nd\ne'],
  [
    'floods of marks',
    `Z${'\u0351'.repeat(200)}o${'\u0489'.repeat(9)}`,
    `Z${'\u0351'.repeat(6)}o${'\u0489'.repeat(6)}`,
  ],
])('drops %s', (_what, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

it('makes one line of several, in which no header can begin', () => {
  expect(cleanLine('Thandi\r\nBcc: all@evil.example\u2028\tx')).toBe(
    'Thandi Bcc: all@evil.example x',
  );
});

it('leaves nothing to do for a second time, whatever comes', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 200 });
  const hostile = fc.array(
    fc.constantFrom(
      '\r',
      '\n',
      '\u0000',
      '\ud83d',
      '\ude00',
      '\u0301',
      '\u200b',
      ' ',
      'a',
      '\u2028',
    ),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        anything,
        hostile.map((parts) => parts.join('')),
      ),
      (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(clean.isWellFormed()).toBe(true);
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
        expect(cleanLine(text)).not.toMatch(/[\r\n\u2028\u2029]/);
      },
    ),
    { numRuns: 300 },
  );
});
