import { expect, test } from 'vitest';
import { plansOf } from '../../tests/server/testing/query-plans.ts';
import type { Database } from '../database/database.ts';
import {
  countTrucks,
  findCallbacks,
  findLateDeposits,
  findOver,
  findPlanned,
  findReported,
  findUndated,
} from './waiting.repository.ts';

const SUBMISSIONS = 'SEARCH submissions USING INDEX';
const BY_DAY =
  'SEARCH visits USING INDEX visits_day (day>? AND day<?), SEARCH submissions USING INDEX sqlite_autoindex_submissions_1 (id=?)';

// The team waits for these, and the server asks them each minute.
test.each<[string, (db: Database) => Promise<unknown>, string]>([
  [
    'the moves of some days',
    (db) => findPlanned(db, ['accepted', 'booked'], { from: '2026-12-01', to: '2026-12-07' }),
    `${BY_DAY}, USE TEMP B-TREE FOR DISTINCT`,
  ],
  [
    'how full each day is',
    (db) => countTrucks(db, ['booked'], { from: '2026-12-01', to: '2026-12-29' }),
    BY_DAY,
  ],
  [
    'the moves from a day on',
    (db) => findPlanned(db, ['booked'], { from: '2026-12-01' }),
    `${BY_DAY}, USE TEMP B-TREE FOR DISTINCT`,
  ],
  [
    'the moves that are over and not entered',
    (db) => findOver(db, ['booked'], '2026-12-01'),
    `${SUBMISSIONS} submissions_stage_move_day (stage=? AND move_day>? AND move_day<?)`,
  ],
  [
    'the moves without a date',
    (db) => findUndated(db, ['waiting'], { since: '2026-01-01' }),
    `${SUBMISSIONS} submissions_stage (stage=? AND received_at>?)`,
  ],
  [
    'the calls of some days',
    (db) => findCallbacks(db, '2026-12-01', '2026-12-07'),
    `${SUBMISSIONS} submissions_call_on (call_on>? AND call_on<?)`,
  ],
  [
    'the deposits that are late',
    (db) => findLateDeposits(db, '2026-12-01'),
    `${SUBMISSIONS} submissions_deposit_by (deposit_by<?)`,
  ],
  [
    'what is missing or broken',
    findReported,
    `${SUBMISSIONS} submissions_reported_at (reported_at>?)`,
  ],
])('%s are found without reading those of other years', async (_, ask, plan) => {
  expect(await plansOf(ask)).toEqual([plan]);
});
