import { describe, expect, it } from 'vitest';
import { ACCESS_SIDES, accessLines, accessSchema, accessSettles } from './access.ts';
import { ACCESS_QUESTIONS, type AccessQuestionName } from './access-questions.ts';

function messages(input: unknown): Record<string, string> {
  const issues = accessSchema.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const names = Object.keys(ACCESS_QUESTIONS) as AccessQuestionName[];
const unsaid = { ...Object.fromEntries(names.map((name) => [name, ''])), hours: '' };

describe('the access of both addresses', () => {
  it('needs nothing but the version', () => {
    expect(accessSchema.parse({ version: 1 })).toEqual({ version: 1, from: unsaid, to: unsaid });
    expect(accessSchema.parse({ version: 1, from: {} })).toEqual(
      accessSchema.parse({ version: 1 }),
    );
  });

  it.each(names)('takes every choice of %s, for both addresses', (name) => {
    for (const { value } of ACCESS_QUESTIONS[name].choices) {
      const input = { version: 1, from: { [name]: value }, to: { [name]: value } };
      expect(accessSchema.parse(input)).toMatchObject(input);
    }
  });

  it.each([
    [
      { version: 1, from: { floor: '99' } },
      'from.floor',
      /^Floor: please choose from Ground floor, /,
    ],
    [
      { version: 1, to: { lift: true } },
      'to.lift',
      'Lift: please choose from No lift, A lift for people, A goods lift',
    ],
    [{ version: 1, to: { hours: 8 } }, 'to.hours', 'Moving hours: please write them as text'],
    [
      { version: 1, to: { hours: 'x'.repeat(501) } },
      'to.hours',
      'Please keep this to 500 characters',
    ],
    [{ version: 1, from: [] }, 'from', 'Please send the access of an address as an object'],
    [{ version: 2 }, 'version', 'Please send access as version 1'],
    [{}, 'version', 'Please send access as version 1'],
    ['first floor', '', 'Please send access as an object'],
    [null, '', 'Please send access as an object'],
  ])('refuses %j and says why', (input, path, message) => {
    expect(messages(input)).toEqual({ [path]: expect.stringMatching(message) });
  });

  it('tidies the hours, and ignores what it does not know', () => {
    const access = accessSchema.parse({
      version: 1,
      to: { hours: ' 8 to\n 16\u0000 ', helipad: 'yes' },
    });
    expect(access.to).toEqual({ ...unsaid, hours: '8 to 16' });
  });
});

describe('for the team', () => {
  it('says what was said, a line for each address', () => {
    const access = accessSchema.parse({
      version: 1,
      from: { floor: '2', lift: 'none', carry: 'long' },
      to: { estate: 'yes', truck: 'limited', hours: 'Monday to Friday, 8 to 17' },
    });
    expect(accessLines(access)).toEqual([
      {
        label: 'Access, moving out',
        value: 'second floor, no lift, more than 25 m from truck to door',
      },
      {
        label: 'Access, moving in',
        value:
          'in an estate or complex, a height or weight limit for trucks, moving hours: Monday to Friday, 8 to 17',
      },
    ]);
  });

  it('is silent about an address of which nothing was said', () => {
    expect(accessLines(accessSchema.parse({ version: 1 }))).toEqual([]);
    expect(accessLines(accessSchema.parse({ version: 1, to: { floor: 'ground' } }))).toEqual([
      { label: 'Access, moving in', value: 'ground floor' },
    ]);
  });
});

it('says of every answer what it settles', () => {
  for (const name of names) {
    for (const { value, settles } of ACCESS_QUESTIONS[name].choices) {
      expect(accessSettles(name, value)).toBe(settles);
      expect(settles).toMatch(/^[A-Z].*\.$/);
      // One line on a phone: the page keeps no second one free.
      expect(settles.length).toBeLessThanOrEqual(40);
    }
    expect(accessSettles(name, '')).toBe('');
  }
  expect(ACCESS_SIDES).toHaveLength(2);
});
