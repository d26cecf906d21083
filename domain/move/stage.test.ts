import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isAgreed,
  isAnswered,
  isDone,
  type Stage,
  stageAfter,
  TEAM_ACTIONS,
  VISITOR_ANSWERS,
} from './stage.ts';

const anyStep = fc.constantFrom(
  ...TEAM_ACTIONS,
  ...VISITOR_ANSWERS,
  'undelivered' as const,
  'delivered' as const,
);

/** What may not follow is never stored. */
function stageOf(steps: readonly Parameters<typeof stageAfter>[1][]): Stage {
  return steps.reduce<Stage>((stage, step) => stageAfter(stage, step) ?? stage, 'waiting');
}

test('nobody accepts before there is a quote, nor accepts one twice', () => {
  fc.assert(
    fc.property(fc.array(anyStep), (steps) => {
      const stage = stageOf(steps);
      // The team notes a yes or a no by phone, and a double, with or without a quote: without one nobody is offered to accept
      // (situation.test.ts).
      const isNoted = ['agreed', 'declined', 'same'].some((step) =>
        steps.some((each) => each === step),
      );
      if (isAgreed(stage) && !isNoted) expect(steps).toContain('quoted');
      // A booked move may have a quote for another price.
      if (isAgreed(stage) && stage !== 'booked') {
        expect(stageAfter(stage, 'accepted')).toBeUndefined();
      }
    }),
  );
});

test('whoever answered has answered, unless the answer did not arrive', () => {
  fc.assert(
    fc.property(fc.array(anyStep), anyStep, (steps, next) => {
      if (!isAnswered(stageOf(steps)) || next === 'undelivered') return;
      expect(isAnswered(stageOf([...steps, next]))).toBe(true);
    }),
  );
  expect(isAnswered(stageOf(['taken', 'quoted', 'undelivered']))).toBe(false);
});

test('a visitor can do nothing before there is a quote, nor after the team said no', () => {
  for (const stage of ['waiting', 'taken', 'answered', 'refused'] as const) {
    for (const answer of VISITOR_ANSWERS) {
      // By phone somebody says no before there is a quote, too.
      if (answer !== 'declined') expect(stageAfter(stage, answer)).toBeUndefined();
    }
  }
});

test('the team can always take it over and phone, and until the move is done note a yes and quote', () => {
  fc.assert(
    fc.property(fc.array(anyStep), (steps) => {
      const stage = stageOf(steps);
      for (const always of ['taken', 'phoned'] as const) {
        expect(stageAfter(stage, always)).toBeDefined();
      }
      expect(stageAfter(stage, 'agreed') === undefined).toBe(isDone(stage));
      expect(stageAfter(stage, 'quoted') === undefined).toBe(isDone(stage));
    }),
  );
});

test('a move after a yes is not refused but cancelled, and only such a move is confirmed', () => {
  fc.assert(
    fc.property(fc.array(anyStep), (steps) => {
      const stage = stageOf(steps);
      expect(stageAfter(stage, 'confirmed') !== undefined).toBe(isAgreed(stage));
      expect(stageAfter(stage, 'cancelled') !== undefined).toBe(isAgreed(stage) && !isDone(stage));
      expect(stageAfter(stage, 'settled') !== undefined).toBe(
        isAgreed(stage) || stage === 'cancelled',
      );
      if (isAgreed(stage)) expect(stageAfter(stage, 'refused')).toBeUndefined();
    }),
  );
});

test('a cancelled move is quoted and agreed again', () => {
  expect(stageOf(['agreed', 'confirmed', 'cancelled', 'quoted', 'accepted'])).toBe('accepted');
  expect(stageOf(['agreed', 'cancelled', 'agreed', 'confirmed'])).toBe('booked');
});

test('a revised quote has to be accepted again', () => {
  expect(stageOf(['quoted', 'accepted', 'quoted'])).toBe('quoted');
});

test('whoever opens a quote has received it, whatever the mail server said', () => {
  expect(stageOf(['quoted', 'undelivered', 'seen'])).toBe('quoted');
  expect(stageOf(['quoted', 'undelivered', 'accepted'])).toBe('accepted');
});
