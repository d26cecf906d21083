import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPhone } from './visitor-phone.ts';

/** First digits of South African numbers, by the kind of phone. */
const MOBILE = ['60', '61', '71', '72', '73', '74', '76', '78', '79', '81', '82', '83', '84'];
const LANDLINE = ['11', '12', '21', '31', '41', '51'];

const number = (prefixes: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...prefixes), fc.stringMatching(/^[2-9]\d{6}$/))
    .map(([prefix, rest]) => prefix + rest);

/** South Africa gives 0.. 492 .... to mobiles as well, whatever the town: those may have a chat. */
const isShared = (nine: string) => nine.slice(2, 5) === '492';
const landline = number(LANDLINE).filter((nine) => !isShared(nine));

/** Common groupings of the nine digits after the zero or the country code. */
const GROUPED: readonly ((nine: string, gap: string) => string)[] = [
  (nine) => nine,
  (nine, gap) => [nine.slice(0, 2), nine.slice(2, 5), nine.slice(5)].join(gap),
  (nine, gap) => [nine.slice(0, 2), nine.slice(2, 4), nine.slice(4, 7), nine.slice(7)].join(gap),
  (nine, gap) => [nine.slice(0, 2), nine.slice(2)].join(gap),
];
const STARTS = ['0', '+27', '+27 ', '+27 (0)', '+27(0) ', '0027 ', '27', '', '(0'];
const AROUND = ['', 'call me: ', 'Thandi ', 'tel:'];
const AFTER = [
  '',
  ' ext 12',
  ' x12',
  ' after 5',
  ' (Thandi)',
  ' / 011 555 0142',
  '/0115550142',
  ' or 083 555 0177',
  ' 5',
  '-5',
  '5',
  ', 6pm',
];

const written = (nine: fc.Arbitrary<string>) =>
  fc
    .record({
      nine,
      group: fc.constantFrom(...GROUPED),
      gap: fc.constantFrom(' ', '-', '.', '  ', '\u00a0'),
      start: fc.constantFrom(...STARTS),
      before: fc.constantFrom(...AROUND),
      after: fc.constantFrom(...AFTER),
    })
    .map(({ nine, group, gap, start, before, after }) => {
      const grouped = group(nine, gap);
      const typed =
        start === '(0' ? `(0${grouped.slice(0, 2)})${grouped.slice(2)}` : start + grouped;
      return { nine, typed: `${before}${typed}${after}` };
    });

describe('however a South African number is written', () => {
  test('the links ring exactly that number, or there are none', () => {
    fc.assert(
      fc.property(written(number([...MOBILE, ...LANDLINE])), ({ nine, typed }) => {
        const phone = readPhone(typed);
        if (!phone) return;
        expect(phone.dialled).toBe(`+27${nine}`);
        const others = ['27835550177'].filter((other) => typed.includes(other.slice(4, 7)));
        if (phone.chat) expect([`27${nine}`, ...others]).toContain(phone.chat);
      }),
      { numRuns: 300 },
    );
  });

  test('a mobile number has a chat, a landline alone has none', () => {
    const alone = (nine: string) => [`0${nine}`, `+27 (0)${nine}`, nine];
    fc.assert(
      fc.property(number(MOBILE), landline, (mobile, fixed) => {
        for (const typed of alone(mobile)) expect(readPhone(typed)?.chat).toBe(`27${mobile}`);
        for (const typed of alone(fixed)) {
          expect(readPhone(typed)).toMatchObject({ dialled: `+27${fixed}`, chat: undefined });
        }
      }),
    );
  });
});

test.each([
  ['082 555 0119', '+27825550119', '082 555 0119', '27825550119'],
  ['+27 (0)82 555 0134', '+27825550134', '082 555 0134', '27825550134'],
  ['82 555 0119', '+27825550119', '082 555 0119', '27825550119'],
  ['082 555 0134 / 011 555 0142', '+27825550134', '082 555 0134', '27825550134'],
  ['011 555 0142 / 082 555 0134', '+27115550142', '011 555 0142', '27825550134'],
  ['082 555 0134 ext 12', '+27825550134', '082 555 0134', '27825550134'],
  ['call me: 082 555 0134 after 5', '+27825550134', '082 555 0134', '27825550134'],
  ['012 492 0134', '+27124920134', '012 492 0134', '27124920134'],
  ['0861 123 456', '+27861123456', '086 112 3456', undefined],
  ['+44 20 7946 0000', '+442079460000', '+44 20 7946 0000', undefined],
  ['+44 7400 123456', '+447400123456', '+44 7400 123456', '447400123456'],
])('%s rings %s', (typed, dialled, readable, chat) => {
  expect(readPhone(typed)).toEqual({ dialled, written: readable, chat });
});

test.each([
  '',
  'ask my wife',
  '082 555 013',
  '082 555 01345',
  '1082 555 0134',
  'O82 555 0134',
  '27 boxes, 2196',
])('“%s” is read as no number', (typed) => {
  expect(readPhone(typed)).toBeUndefined();
});
