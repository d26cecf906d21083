import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAnswered, stageAfter, stageOf, TEAM_ACTS, VISITOR_ANSWERS } from './stage.ts';

const act = fc.constantFrom(...TEAM_ACTS, ...VISITOR_ANSWERS);

test('nobody is quoted before the quote, and a second acceptance of one quote changes nothing', () => {
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      const stage = stageOf(acts);
      if (['accepted', 'declined'].includes(stage)) expect(acts).toContain('quoted');
      if (stage === 'accepted') {
        expect(stageAfter(stage, 'accepted')).toBeUndefined();
        expect(stageOf([...acts, 'accepted'])).toBe('accepted');
      }
    }),
  );
});

test('whoever answered once has answered, whatever follows', () => {
  fc.assert(
    fc.property(fc.array(act), act, (acts, next) => {
      if (isAnswered(stageOf(acts))) expect(isAnswered(stageOf([...acts, next]))).toBe(true);
    }),
  );
});

test('a visitor can do nothing before there is a quote, nor after the team said no', () => {
  for (const stage of ['waiting', 'taken', 'answered', 'refused'] as const) {
    for (const answer of VISITOR_ANSWERS) expect(stageAfter(stage, answer)).toBeUndefined();
  }
});

test('the team can always take it over, answer by phone and quote; it refuses no accepted move', () => {
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      const stage = stageOf(acts);
      for (const always of ['taken', 'phoned', 'quoted'] as const) {
        expect(stageAfter(stage, always)).toBeDefined();
      }
      if (stage === 'accepted') expect(stageAfter(stage, 'refused')).toBeUndefined();
    }),
  );
});

test('a revised quote has to be accepted anew', () => {
  expect(stageOf(['quoted', 'accepted', 'quoted'])).toBe('quoted');
});
