import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressed, greeted, helloFrom } from './greeting.ts';
import { plainName } from './plain-name.ts';

test.each([
  'Thandi Nkosi',
  'thandi',
  'Anna-Marie van der Merwe',
  'Mrs Nkosi',
  'mrs nkosi',
  'Mrs Anna Maria van der Merwe',
  'Dr. Dlamini',
  'Prof. Dlamini',
  'Thandi Nkosi Snr.',
  'T. Nkosi',
  'J.P. Botha',
  'Sean O’Reilly',
  "N'wa Mathebula",
  'Zoë Müller',
  'Łukasz Żak',
  '李 小龙',
  '李小龙',
  'محمد علي',
  'Нина Петрова',
  'Thandi and Sipho Nkosi',
])('%j is a name', (name) => {
  expect(plainName(name)).toBe(name);
});

test('of a name in lower case that could be a sentence the first word is left', () => {
  expect(plainName('sipho themba dlamini')).toBe('sipho');
  expect(plainName('mr click this now')).toBe('');
  expect(plainName('t. call us now')).toBe('');
});

/** What makes a stranger's mail program, or its reader, go somewhere. */
const LURES = [
  'https://evil.example/win',
  'HTTPS://EVIL.EXAMPLE',
  'evil.example',
  'www.evil.example/win',
  'bit.ly/x',
  'win@evil.example',
  '082 555 0119',
  '+27825550119',
  '=?utf-8?q?evil?=',
  'evil。example',
  'evil․example',
  'evilꓸexample',
  'ꓰꓦꓲꓡꓸꓚꓳꓟ',
  'evil . example',
  'evil. com',
  'Www. Evil. Com',
  'evil[.]example',
  'evil/win',
  'tel:0825550119',
  'You won R5000',
  'Your account was blocked so phone us',
  '您的银行账户被冻结请致电',
  '\u202Eelpmaxe.live',
  '<b>Thandi</b>',
  '[win](evil)',
  '12 Movers',
  '',
];

test.each(LURES)('%j greets nobody', (lure) => {
  expect(plainName(lure)).toBe('');
});

test('no name with a lure in it is passed on, whatever is next to it', () => {
  const name = fc.constantFrom('Thandi', 'Nkosi', 'van', 'Dr.', 'T.');
  const lures = LURES.filter((lure) => /[^\p{L} ]/u.test(lure) && lure !== '12 Movers');
  const words = fc.tuple(fc.array(name), fc.constantFrom(...lures), fc.array(name));
  fc.assert(
    fc.property(words, ([before, lure, after]) => {
      expect(plainName([...before, lure, ...after].join(' '))).toBe('');
    }),
  );
});

test('nothing but letters and what joins them is ever in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(plainName(name)).toMatch(/^[\p{L}\p{M}'’. -]*$/u);
      expect(plainName(name)).not.toMatch(/\.\S{2}/u);
    }),
  );
});

test('sentences go on without a name', () => {
  expect(greeted('Hello', 'Thandi Nkosi')).toBe('Hello Thandi');
  expect(greeted('Thank you', 'Thandi Nkosi', ', ')).toBe('Thank you, Thandi');
  expect(greeted('Hello', '')).toBe('Hello');
  expect(addressed('Thandi Nkosi', 'you’re booked.')).toBe('Thandi, you’re booked.');
  expect(addressed('', 'you’re booked.')).toBe('You’re booked.');
  expect(helloFrom('Movers', 'https://evil.example')).toBe('Hello, this is Movers');
});
