import { expect, test, vi } from 'vitest';
import { moveSheet } from '../../domain/quote/move-sheet.ts';
import { SAMPLE_QUOTE } from '../../tests/server/testing/sample-quote.ts';
import { quoteMail } from './quote.email.ts';

const FAULT = new RangeError('Maximum call stack size exceeded');

/** Simulates a bug in the code for dates. */
vi.mock('../../domain/quote/date-points.ts', () => ({
  datePoint: () => {
    throw FAULT;
  },
}));

test('a fault in the open points costs the mail nothing else, and the team is told', () => {
  const faults: unknown[] = [];
  const { text, html } = quoteMail(SAMPLE_QUOTE, (fault) => faults.push(fault));
  expect(faults).toEqual([FAULT]);
  expect(text).toContain(`TO SETTLE BEFORE THE QUOTE
- What is open could not be worked out for this request: please read it with care.

Thandi Nkosi wants the answer`);
  for (const body of [text, html]) {
    for (const fact of ['082 555 0119', '12 Kelly Avenue, Boskruin', 'Sofa, TV', 'second floor']) {
      expect(body).toContain(fact);
    }
  }
});

test('the move sheet still shows the facts', () => {
  const faults: unknown[] = [];
  const onAdviceFailure = (fault: unknown) => void faults.push(fault);
  const circumstances = { reference: 'R', today: '2026-11-21', next: [], onAdviceFailure };
  const sheet = moveSheet(SAMPLE_QUOTE, circumstances);
  expect(faults).toEqual([FAULT]);
  expect(sheet).toMatchObject({ from: '12 Kelly Avenue, Boskruin', open: [] });
  expect(sheet.checklist.length).toBeGreaterThan(0);
});
