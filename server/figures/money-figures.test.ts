import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  historyOf,
  SAMPLE_BILL,
  SAMPLE_PAYMENT,
  type SampleEvent,
  visitOn,
} from '../../tests/server/testing/sample-history.ts';
import { progressOf } from '../moves/progress-of.ts';
import { moneyFigures } from './money-figures.ts';

const cents = fc.integer({ min: 1, max: 90_000_00 });

test('what came in, what is open, written off and to give back add up to the cent', () => {
  const anyMove = fc.record({ cents, paid: fc.array(cents, { maxLength: 3 }), off: fc.boolean() });
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 40 }), (all) => {
      const moved = all.map(({ cents, paid, off }) => {
        const rest = cents - paid.reduce((sum, each) => sum + each, 0);
        const events: SampleEvent[] = [
          { kind: 'agreed', price: 1, upTo: null, ...visitOn('2026-12-05'), said: '' },
          { kind: 'settled', ...SAMPLE_BILL, price: cents / 100 },
          ...paid.map((amount) => ({
            kind: 'paid' as const,
            ...SAMPLE_PAYMENT,
            amount: amount / 100,
          })),
          ...(off && rest > 0
            ? [{ kind: 'writtenOff' as const, amount: rest / 100, said: 'x' }]
            : []),
        ];
        return progressOf('', historyOf(...events));
      });
      const { cameTo, received, writtenOff, open, toGiveBack, unpaid } = moneyFigures(moved);
      const [due, came, off, left, back] = [cameTo, received, writtenOff, open, toGiveBack].map(
        (rand) => Math.round(rand * 100),
      );
      expect(Number(due)).toBe(Number(came) + Number(off) + Number(left) - Number(back));
      expect(unpaid).toBe(moved.filter(({ stage }) => stage === 'owing').length);
    }),
  );
});
