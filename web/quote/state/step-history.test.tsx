import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_QUOTE_FORM } from '../../../domain/request/request.form.ts';
import { renderHook } from '../../testing/component.ts';

/** @returns the step at which a page opens whose tab remembers a form at the inventory */
async function openPage(state: unknown) {
  const { quoteInTab } = await import('./quote-draft.ts');
  const { useStep } = await import('./step-history.ts');
  quoteInTab.keepDraft({ values: EMPTY_QUOTE_FORM, step: 'inventory' });
  history.replaceState(state, '');
  return renderHook(useStep).result.current;
}

beforeEach(() => vi.resetModules());

const entry = { quoteStep: 'property', quoteDepth: 1, quoteBack: 1, quoteForm: 1 };

test.each([
  ['without a step', null],
  ['of a step that does not exist', { ...entry, quoteStep: 5 }],
  ['with half an entry before it', { ...entry, quoteDepth: 0.5 }],
  ['that lacks its form', { ...entry, quoteForm: undefined }],
  ['whose form began at a part of a millisecond', { ...entry, quoteForm: 1.5 }],
])(
  'a history entry %s leaves the form at the step that the tab remembers',
  async (_case, state) => {
    expect(await openPage(state)).toBe('inventory');
  },
);

test('an entry of a form that the tab remembers opens its step', async () => {
  expect(await openPage(entry)).toBe('property');
});
