import { beforeAll, expect, test, vi } from 'vitest';
import { COMPOSING } from '../../../tests/server/testing/composing.ts';
import { SAMPLE_REQUEST, storedRequest } from '../../../tests/server/testing/sample-request.ts';

const FAULT = new RangeError('Maximum call stack size exceeded');

let modules: typeof import('../../notifications/to-team/received.email.ts') &
  typeof import('../../../domain/request/move-sheet.ts');

/** Simulates a bug in the code for dates. Test files share what is loaded, so the modules with the bug
 *  are loaded only for this file, whatever ran before it. */
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../../../domain/request/date-points.ts', () => ({
    datePoint: () => {
      throw FAULT;
    },
    farPoint: () => undefined,
  }));
  const [mail, sheet] = await Promise.all([
    import('../../notifications/to-team/received.email.ts'),
    import('../../../domain/request/move-sheet.ts'),
  ]);
  modules = { ...mail, ...sheet };
});

test('a fault in the open points costs the mail nothing else, and the team is told', () => {
  const faults: unknown[] = [];
  const { text, html } = modules.receivedMail(storedRequest(), {
    ...COMPOSING,
    onAdviceFailure: (fault) => faults.push(fault),
  });
  expect(faults).toEqual([FAULT]);
  expect(text).toContain(`TO SETTLE BEFORE THE QUOTE
- The open points could not be worked out for this request. Please read it with care.
`);
  for (const body of [text, html]) {
    for (const fact of ['082 555 0119', '12 Kelly Avenue, Boskruin', 'Sofa, TV', 'second floor']) {
      expect(body).toContain(fact);
    }
  }
});

test('the move sheet still shows the facts', () => {
  const faults: unknown[] = [];
  const onAdviceFailure = (fault: unknown) => void faults.push(fault);
  const circumstances = { moveDate: '2026-12-05', today: '2026-11-21', onAdviceFailure };
  const sheet = modules.moveSheet(SAMPLE_REQUEST, circumstances);
  expect(faults).toEqual([FAULT]);
  expect(sheet.open).toEqual([]);
  expect(sheet.told).not.toEqual([]);
  expect(sheet.checklist.length).toBeGreaterThan(0);
});
