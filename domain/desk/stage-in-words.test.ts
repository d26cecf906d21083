import { expect, test } from 'vitest';
import {
  historyOf,
  quoted,
  SAMPLE_CONFIRMATION,
  type SampleEvent,
} from '../../tests/server/testing/sample-history.ts';
import { progressOf } from '../history/progress-of.ts';
import { stageInWords } from './stage-in-words.ts';

const ACCEPTED: readonly SampleEvent[] = [quoted(), { kind: 'accepted', about: 1 }];
const BOOKED = [...ACCEPTED, { kind: 'confirmed', by: 'Anna', ...SAMPLE_CONFIRMATION } as const];

test.each<[readonly SampleEvent[], today: string, words: string]>([
  [[quoted()], '2026-12-08', 'Quoted'],
  [ACCEPTED, '2026-12-07', 'They said yes: confirm the day'],
  [ACCEPTED, '2026-12-08', 'They said yes, and nobody confirmed the day'],
  [BOOKED, '2026-12-07', 'Day confirmed'],
  [BOOKED, '2026-12-08', 'Moved'],
])('the stage in words knows whether its day went by: %#', (events, today, words) => {
  expect(stageInWords(progressOf('2026-12-05', historyOf(...events)), today)).toBe(words);
});
