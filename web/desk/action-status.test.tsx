import { expect, it } from 'vitest';
import type { DeskView } from '../../domain/team/desk-view.ts';
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

const TELL = { number: 4, text: 'Our receipt', link: null, by: ['phone', 'whatsapp'] } as const;

it.each<[string, Partial<DeskView>, string]>([
  ['by email', {}, 'They’ll get it by email.'],
  ['by the last email of the month', { linkChannels: [] }, 'They’ll get it by email.'],
  ['from the team', { linkChannels: [], tell: TELL }, 'they don’t know it yet: tell them'],
])('whoever stored a payment reads that they hear of it %s', (_, changes, said) => {
  const desk: DeskView = { ...SAMPLE_DESK, ...changes };
  const paid = { amount: 600, how: 'cash', day: '2026-12-07', said: '' } as const;
  const action = { kind: 'paid', by: 'Anna', after: 1, ...paid } as const;
  const outcome = { kind: 'stored', action, problems: [], desk } as const;
  const state = { isPending: false, isLatest: true, hasNoSignal: false, mayHaveArrived: false };
  render(<ActionStatus actions={[{ kind: 'paid', ...state, outcome }]} desk={desk} />);
  expect(page()).toContain(said);
});
