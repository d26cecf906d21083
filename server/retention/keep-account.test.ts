import { expect, test } from 'vitest';
import { plansOf } from '../../tests/server/testing/query-plans.ts';
import { forgetPaid } from './keep-account.ts';
import { findExpired } from './retention.repository.ts';
import { retentionLimits } from './retention-limits.ts';

test('the purge finds what was deleted by its index, however many requests there are', async () => {
  const [kept] = await plansOf(forgetPaid);
  expect(kept).toContain('USING INDEX submissions_kept_until');
  const expired = await plansOf((db) => findExpired(db, retentionLimits(new Date(), 7)));
  expect(expired).toEqual([
    'SEARCH submissions USING INDEX submissions_received_at (received_at<?)',
    'SEARCH submissions USING INDEX submissions_kept_until (kept_until<?)',
    'SEARCH submissions USING INDEX submissions_flag (flag=? AND received_at<?)',
  ]);
});
