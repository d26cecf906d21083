import { expect, test } from 'vitest';
import { plansOf } from '../../tests/server/testing/query-plans.ts';
import type { Database } from '../database/database.ts';
import {
  countPlanned,
  findCallbacks,
  findPlanned,
  findReported,
  findUndated,
} from './waiting.repository.ts';

// The team waits for these, and the server asks them each minute.
test.each<[string, (db: Database) => Promise<unknown>, string]>([
  [
    'the moves of some days',
    (db) => findPlanned(db, ['accepted', 'booked'], { from: '2026-12-01', to: '2026-12-07' }),
    'submissions_stage_move_day (stage=? AND move_day>? AND move_day<?)',
  ],
  [
    'how full each day is',
    (db) => countPlanned(db, ['booked'], { from: '2026-12-01', to: '2026-12-29' }),
    'submissions_stage_move_day (stage=? AND move_day>? AND move_day<?)',
  ],
  [
    'the moves from a day on',
    (db) => findPlanned(db, ['booked'], { from: '2026-12-01' }),
    'submissions_stage_move_day (stage=? AND move_day>? AND move_day<?)',
  ],
  [
    'the moves without a date',
    (db) => findUndated(db, ['waiting'], '2026-01-01'),
    'submissions_stage (stage=? AND received_at>?)',
  ],
  [
    'the calls of some days',
    (db) => findCallbacks(db, '2026-12-01', '2026-12-07'),
    'submissions_call_on (call_on>? AND call_on<?)',
  ],
  ['what is missing or broken', findReported, 'submissions_reported_at (reported_at>?)'],
])('%s are found without reading those of other years', async (_, ask, index) => {
  expect(await plansOf(ask)).toEqual([`SEARCH submissions USING INDEX ${index}`]);
});
