import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  historyOf,
  SAMPLE_BILL,
  type SampleEvent,
} from '../../tests/server/testing/sample-history.ts';
import { progressOf } from '../moves/progress-of.ts';
import { moneyFigures } from './money-figures.ts';

test('what is paid and what is open add up to the cent', () => {
  const cents = fc.integer({ min: 1, max: 90_000_00 });
  const anyBill = fc.record({ cents, paid: fc.constantFrom('cash', 'transfer', 'not-yet') });
  fc.assert(
    fc.property(fc.array(anyBill, { maxLength: 40 }), (all) => {
      const bills = all.flatMap(({ cents, paid }) => {
        const settled = {
          kind: 'settled',
          ...SAMPLE_BILL,
          price: cents / 100,
          paid,
        } as SampleEvent;
        const agreed: SampleEvent = {
          kind: 'agreed',
          price: 1,
          upTo: null,
          day: '2026-12-05',
          said: '',
        };
        return progressOf('', historyOf(agreed, settled)).bill ?? [];
      });
      const { moved, cameTo, paid, unpaid, open } = moneyFigures(bills);
      const sum = (some: typeof all) => some.reduce((total, each) => total + each.cents, 0);
      const owed = all.filter((each) => each.paid === 'not-yet');
      expect(moved).toBe(all.length);
      expect(unpaid).toBe(owed.length);
      expect(Math.round(open * 100)).toBe(sum(owed));
      expect(Math.round(paid * 100) + Math.round(open * 100)).toBe(sum(all));
      expect(Math.round(cameTo * 100)).toBe(sum(all));
    }),
  );
});
