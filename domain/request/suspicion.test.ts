import { expect, it } from 'vitest';
import { suspicionOf } from './suspicion.ts';

const words = { name: 'Bo', message: 'Do you move pianos?' };

it.each([
  ['no sign at all, as from a command line', {}],
  ['an empty field, as from a form without script', { topic: '' }],
  ['no topic', { topic: null }],
  ['two seconds', { elapsed: 2000 }],
  ['an hour', { elapsed: 3_600_000 }],
  ['a clock that was set back', { elapsed: -50_000 }],
  ['a time that is none', { elapsed: 'soon' }],
  ['a time in words of a form', { elapsed: '1' }],
])('does not suspect %s', (_what, signs) => {
  expect(suspicionOf({ ...words, ...signs })).toBeNull();
});

it.each([
  ['honeypot', { topic: 'Best prices' }],
  ['honeypot', { topic: ' ' }],
  ['honeypot', { topic: ['a'] }],
  ['honeypot', { topic: 0 }],
  ['honeypot', { topic: 'x', elapsed: 1 }],
  ['too-fast', { topic: '', elapsed: 1999 }],
  ['too-fast', { elapsed: 0 }],
])('suspects: %s, %j', (suspicion, signs) => {
  expect(suspicionOf({ ...words, ...signs })).toBe(suspicion);
});
