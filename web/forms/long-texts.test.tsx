import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { NOTE_LABELS } from '../../domain/team/form-labels.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import { SAMPLE_DESK } from '../../tests/server/testing/sample-desk.ts';
import { createQueryClient } from '../api/query-client.ts';
import type { ShortForm } from '../desk/desk-draft.ts';
import { FormPanel } from '../desk/FormPanel.tsx';
import { act, fireEvent, render, screen } from '../testing/component.ts';
import { page } from '../testing/form.ts';
import { FakeServer } from '../testing/server.ts';
import { CancelMove } from '../your-move/CancelMove.tsx';
import { WriteToTeam } from '../your-move/WriteToTeam.tsx';

const stored = vi.fn(async () => undefined);
let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  stored.mockClear();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const note = (form: ShortForm) => (
  <FormPanel
    form={form}
    deskKey={`long-${form}`}
    desk={{ ...SAMPLE_DESK, gates: [{ side: 'to', notice: 'days' }] }}
    isOnItsWay={false}
    onAct={stored}
    onClose={() => {}}
  >
    {null}
  </FormPanel>
);
const write = { linkKey: 'long', takesFocus: false, isOpen: true, onDiscard: () => {} };

it.each<[string, number, ReactNode]>([
  [MOVE_LABELS.question, 5000, <WriteToTeam key="1" {...write} quote={1} />],
  [MOVE_LABELS.report, 5000, <WriteToTeam key="2" {...write} />],
  ['Why are you cancelling? (optional)', 5000, <CancelMove key="3" linkKey="long" isAhead asks />],
  [NOTE_LABELS.said, 5000, note('phoned')],
  ['Why (optional)', 5000, note('cancelled')],
  ['Vehicle registration (optional)', 60, note('confirmed')],
])(
  '%s: a longer text stays whole, and the message says how long it may be',
  async (label, most, form) => {
    render(<QueryClientProvider client={createQueryClient()}>{form}</QueryClientProvider>);
    const field = screen.getByLabelText<HTMLInputElement>(label);
    const text = 'a'.repeat(most + 1000);
    await act(async () => fireEvent.change(field, { target: { value: text } }));
    await act(async () => field.form && fireEvent.submit(field.form));
    expect(page()).toMatch(new RegExp(`Please keep .* to ${most} characters`));
    expect(field.value).toBe(text);
    expect([stored.mock.calls, server.posts]).toEqual([[], []]);
  },
);

it('no field cuts what is pasted into it', () => {
  const web = join(import.meta.dirname, '..');
  const cutting = globSync('**/*.{tsx,astro}', { cwd: web }).filter(
    (file) => !file.includes('.test.') && /maxlength=/i.test(readFileSync(join(web, file), 'utf8')),
  );
  expect(cutting).toEqual([]);
});
