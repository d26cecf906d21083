import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { LAST_STEP } from '../../domain/request/steps.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { SAMPLE_DESK } from '../../tests/server/testing/sample-desk.ts';
import { storedRequest } from '../../tests/server/testing/sample-request.ts';
import { createQueryClient } from '../api/query-client.ts';
import type { DeskForm } from '../desk/desk-draft.ts';
import { FormPanel } from '../desk/FormPanel.tsx';
import { PhonedRequest } from '../diary/PhonedRequest.tsx';
import { QuoteForm } from '../quote/QuoteForm.tsx';
import { openStep } from '../quote/state/step-history.ts';
import { act, fireEvent, render } from '../testing/component.ts';
import { FakeServer } from '../testing/server.ts';
import { WHOLE_DATE } from '../ui/form-controls.ts';
import { ChangeForm } from '../your-move/ChangeForm.tsx';

const { content: request } = storedRequest();
const MOVE = { request, version: 0, may: [] } as unknown as YourMove; // what the form takes of it
const DESK = {
  ...SAMPLE_DESK,
  request: { answers: request, version: 1 },
  bill: { ...SAMPLE_DESK.bill, paid: 'cash' },
} as const;
const stored = vi.fn(async () => undefined);

const desk = (form: DeskForm) => (
  <FormPanel
    form={form}
    deskKey={`half-${form}`}
    desk={DESK}
    isOnItsWay={false}
    onAct={stored}
    onClose={() => {}}
  >
    {null}
  </FormPanel>
);

/** Each form of the desk, and how many dates it asks for. */
const DESK_DATES: Readonly<Record<DeskForm, number>> = {
  quoted: 3,
  agreed: 1,
  confirmed: 1,
  settled: 1,
  paid: 1,
  struck: 0,
  writtenOff: 0,
  cancelled: 0,
  phoned: 0,
  callback: 1,
  undelivered: 0,
  refused: 0,
  declined: 0,
  same: 0,
  linked: 0,
  changed: 1,
};
const REACH = {
  phone: { display: '011 555 0100', link: 'tel:+27115550100' },
  whatsAppNumber: '27115550100',
};
const FREE = { trucks: 0, trucksADay: 2 };
const FORMS: readonly [string, number, ReactNode][] = [
  ['the wizard', 1, <QuoteForm key="wizard" reach={REACH} stepHeading="h2" />],
  ['a change', 1, <ChangeForm key="change" linkKey="half" move={MOVE} onClose={() => {}} />],
  ['somebody phoned', 1, <PhonedRequest key="phoned" outOn={() => FREE} onClose={() => {}} />],
  ...Object.entries(DESK_DATES).map(
    ([form, dates]) => [form, dates, desk(form as DeskForm)] as const, // its keys
  ),
].map(([name, dates, form]) => [name, dates, form] as [string, number, ReactNode]);

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  stored.mockClear();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const setHalfTyped = (date: Element, badInput: boolean) =>
  Object.defineProperty(date, 'validity', { value: { badInput }, configurable: true });

const errorOf = (date: Element) => document.getElementById(`${date.id}-error`)?.textContent ?? '';

it.each(FORMS)('%s: half a date is an error in each of its dates', async (_, dates, form) => {
  render(<QueryClientProvider client={createQueryClient()}>{form}</QueryClientProvider>);
  await act(async () => openStep(LAST_STEP));
  const shown = [...document.querySelectorAll<HTMLInputElement>('input[type="date"]')];
  expect(shown).toHaveLength(dates);
  for (const date of shown) {
    setHalfTyped(date, true);
    await act(async () => date.form && fireEvent.submit(date.form));
    expect(errorOf(date)).toContain(WHOLE_DATE);
    expect(errorOf(date).includes('Or clear it')).toBe(!date.required);
    expect([stored.mock.calls, server.calls.filter(({ method }) => method !== 'GET')]).toEqual([
      [],
      [],
    ]);
    setHalfTyped(date, false);
    await act(async () => fireEvent.blur(date));
    expect(errorOf(date)).not.toContain('whole date');
  }
});

it('every form checks its dates, and every date is in one of these forms', () => {
  const web = join(import.meta.dirname, '..');
  const sources = globSync('**/*.{ts,tsx,astro}', { cwd: web })
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, readFileSync(join(web, file), 'utf8')] as const);
  const filesWith = (wanted: RegExp) =>
    sources.filter(([, source]) => wanted.test(source)).map(([file]) => file);
  expect(filesWith(/type=.*["'](date|time|number|month|week|datetime-local)["']/).sort()).toEqual([
    'desk/DayField.tsx',
    'diary/CallVisits.tsx',
    'quote/fields/MoveDateField.tsx',
  ]);
});
