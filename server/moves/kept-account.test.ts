import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDone } from '../../domain/move/stage.ts';
import { anyHistory, dayIn } from '../../tests/server/testing/sample-history.ts';
import { keepsAccount, keptEvents } from './kept-account.ts';
import { progressOf } from './progress-of.ts';

const WISHED = '2026-12-05';
const LATER = '2027-06-01';

test('what a move came to can be read from what is kept, and nothing that was said', () => {
  let kept = 0;
  fc.assert(
    fc.property(anyHistory, (history) => {
      const progress = progressOf(WISHED, history);
      if (!isDone(progress.stage)) return;
      kept += 1;
      const events = keptEvents(history, progress);
      const after = progressOf(dayIn(progress).day, events);
      expect(after.stage).toBe(progress.stage);
      expect(after.bill).toEqual({ ...progress.bill, isCorrected: after.bill?.isCorrected });
      expect(after.held?.agreement).toEqual(progress.held?.agreement);
      expect(after.plan).toEqual(progress.plan);
      expect(keptEvents(events, after)).toEqual(events);
      expect(JSON.stringify(events)).not.toMatch(
        /They said|And the piano|scratch|Nobody picked up/,
      );
    }),
  );
  expect(kept).toBeGreaterThan(0);
});

test('nothing is kept before the day of an agreed move, unless money came for it', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const progress = progressOf(WISHED, history);
      if (isDone(progress.stage)) return;
      expect(keepsAccount(progress, '2026-01-01')).toBe(progress.payments.length > 0);
    }),
  );
  expect(keepsAccount(progressOf(WISHED, []), LATER)).toBe(false);
});
