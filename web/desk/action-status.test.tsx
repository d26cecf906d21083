import { expect, it } from 'vitest';
import { SAMPLE_DESK } from '../../tests/server/testing/sample-desk.ts';
import { cleanup, render } from '../testing/component.ts';
import { page } from '../testing/form.ts';
import { ActionStatus } from './ActionStatus.tsx';

const account = {
  ...{ due: 5600, expected: null, received: 0, writtenOff: 600 },
  ...{ deposit: null, payments: [] },
};

it('reminders end with what is written off only if nothing stays open', () => {
  for (const [open, said] of [
    [5000, 'Written off. R5\u00a0000 is still to pay.'],
    [0, 'Written off. Nobody is reminded any more.'],
  ] as const) {
    const desk = { ...SAMPLE_DESK, account: { ...account, open } };
    const action = { kind: 'writtenOff', by: 'Anna', after: 1, amount: 600, said: 'x' } as const;
    const outcome = { kind: 'stored', action, problems: [], desk } as const;
    const state = { isPending: false, isLatest: true, hasNoSignal: false, mayHaveArrived: false };
    render(<ActionStatus actions={[{ kind: 'writtenOff', ...state, outcome }]} desk={desk} />);
    expect(page()).toContain(said);
    cleanup();
  }
});
