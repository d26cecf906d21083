import {
  array,
  assert,
  constantFrom,
  jsonValue,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { services } from '../../../content/services/services.ts';
import { INVENTORY_CATEGORIES, inventoryItems } from '../../../domain/request/inventory.ts';
import { EMPTY_QUOTE_FORM, type QuoteFormValues } from '../../../domain/request/request.form.ts';
import { quoteRequestSchema } from '../../../domain/request/request.schema.ts';
import { FIRST_STEP } from '../../../domain/request/steps.ts';
import { tries } from '../../../tests/tries.ts';
import { readUnsent } from '../../forms/unsent.ts';
import { MOVE_FROM_KEY, QUOTE_DRAFT_KEY, QUOTE_UNSENT_KEY } from '../../memory/storage-keys.ts';
import { FakeStorage } from '../../testing/fake-storage.ts';
import { checkQuote } from '../quote-form-api.ts';
import {
  quoteInTab,
  rememberQuote,
  saveWhoAsks,
  takeLink,
  takeMoveFrom,
  unsentQuote,
} from './quote-draft.ts';

let tab: FakeStorage;
let device: FakeStorage;
beforeEach(() => {
  tab = new FakeStorage();
  device = new FakeStorage();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', device);
  quoteInTab.forget();
  return () => vi.unstubAllGlobals();
});

const FIELDS = Object.keys(EMPTY_QUOTE_FORM) as (keyof QuoteFormValues)[];
const anything = oneof(string(), jsonValue());
/** An object with the form's fields, of any values, or with half of them missing. */
const almostValues = record(
  Object.fromEntries(FIELDS.map((name) => [name, oneof(jsonValue(), array(string()))])),
  { requiredKeys: [] },
);
const almostKept = record(
  {
    version: jsonValue(),
    values: oneof(anything, almostValues),
    step: jsonValue(),
    key: oneof(jsonValue(), constantFrom('a-key')),
    request: oneof(anything, almostValues),
    at: oneof(jsonValue(), constantFrom(Date.now())),
    begun: jsonValue(),
    waiting: jsonValue(),
    begunAt: jsonValue(),
    lastTry: jsonValue(),
  },
  { requiredKeys: ['values'] },
);
const almostDraft = almostKept.map((draft) => ({ ...draft, version: 2, draft }));
const stored = oneof(
  string(),
  jsonValue().map(JSON.stringify),
  almostKept.map(JSON.stringify),
  almostDraft.map(JSON.stringify),
);

/** Uses the values as the form does: shows lists and texts, and checks them. */
function use(values: QuoteFormValues) {
  for (const [name, empty] of Object.entries(EMPTY_QUOTE_FORM)) {
    const value = values[name as keyof QuoteFormValues];
    expect(Array.isArray(value), name).toBe(Array.isArray(empty));
    if (typeof empty === 'string') expect(typeof value, name).toBe('string');
  }
  checkQuote()(values);
}

it('whatever lies under our keys, the form can show and check what is read of it', {
  tags: 'property',
}, () => {
  assert(
    property(stored, stored, (inTab, onDevice) => {
      for (const key of [QUOTE_DRAFT_KEY, MOVE_FROM_KEY]) {
        tab.kept.set(key, inTab);
      }
      device.kept.set(QUOTE_UNSENT_KEY, onDevice);
      takeMoveFrom();
      const draft = quoteInTab.draft();
      if (draft) use(draft.values);
      const unsent = readUnsent(unsentQuote);
      if (unsent) {
        use(unsent.values);
        expect(quoteRequestSchema.safeParse(unsent.request).success).toBe(true);
      }
      expect(quoteInTab.lastKey() ?? 'none').toMatch(/^[!-~]{1,255}$/);
      expect(typeof (quoteInTab.begunAt() ?? 0)).toBe('number');
    }),
    { numRuns: tries(400) },
  );
});

it('one answer that cannot be read costs none of the others', () => {
  const values = { ...EMPTY_QUOTE_FORM, name: 'Thandeka', living: ['sofa'], kitchen: null };
  tab.kept.set(
    QUOTE_DRAFT_KEY,
    JSON.stringify({ version: 2, draft: { values, step: 'inventory' } }),
  );
  expect(quoteInTab.draft()).toEqual({ values: { ...values, kitchen: [] }, step: 'inventory' });
});

const aRequest = {
  name: 'Thandeka Mokoena',
  email: 'thandeka@visitor.example',
  phone: '082 555 0119',
  moveType: 'residential',
  fromAddress: '14 Kelly Avenue, Boskruin',
  toAddress: '7 Mowbray Road, Greenside',
  moveDate: '2026-12-05',
  deliveryMethod: 'whatsapp',
  inventory: { living: ['tv', 'sofa'] },
  access: { version: 1, from: { floor: '2' } },
};

it('what is kept comes back as it was, so that a retry is the same request', () => {
  const values = { ...EMPTY_QUOTE_FORM, name: 'Thandeka', fromFloor: '2' } as const;
  const request = quoteRequestSchema.parse(aRequest);
  const unsent = { key: 'a-key', request, values, at: Date.now(), begun: 1, waiting: true };
  const { shape } = unsentQuote;
  const read = shape.read(shape.write(unsent));
  expect(read).toEqual(unsent);
  expect(JSON.stringify(read?.request)).toBe(JSON.stringify(request));
});

it('the empty form is nothing to keep; one step on, or one word, is', () => {
  rememberQuote({ ...EMPTY_QUOTE_FORM, name: 'T' }, FIRST_STEP);
  expect(tab.kept.has(QUOTE_DRAFT_KEY)).toBe(true);
  rememberQuote({ ...EMPTY_QUOTE_FORM, bedrooms: '' }, FIRST_STEP);
  expect(tab.kept.has(QUOTE_DRAFT_KEY)).toBe(false);
  rememberQuote(EMPTY_QUOTE_FORM, 'inventory');
  expect(tab.kept.has(QUOTE_DRAFT_KEY)).toBe(true);
});

it('the empty form is kept while a try to send it may still be answered', () => {
  rememberQuote({ ...EMPTY_QUOTE_FORM, name: 'T' }, 'details');
  const key = quoteInTab.keyFor(quoteRequestSchema.parse(aRequest));
  rememberQuote(EMPTY_QUOTE_FORM, FIRST_STEP);
  expect(quoteInTab.lastKey()).toBe(key);
});

it('a quote begins with the suburb that was looked for, unless its visitor said from where', () => {
  tab.kept.set(MOVE_FROM_KEY, 'Midrand');
  takeMoveFrom();
  expect(quoteInTab.draft()).toEqual({
    values: { ...EMPTY_QUOTE_FORM, fromAddress: 'Midrand' },
    step: FIRST_STEP,
  });
  tab.kept.set(MOVE_FROM_KEY, 'Benoni');
  takeMoveFrom();
  expect(quoteInTab.draft()?.values.fromAddress).toBe('Midrand');
  expect(tab.kept.has(MOVE_FROM_KEY)).toBe(false);
});

/** Opens the wizard by a link that ends like this. */
function openByLink(end: string) {
  vi.stubGlobal('location', new URL(end, 'https://movers.example/get-quote'));
  const replaceState = vi.fn();
  vi.stubGlobal('history', { state: null, replaceState });
  takeLink();
  return replaceState;
}

it('a link that names pieces ticks them beside what was ticked, and is followed once', () => {
  rememberQuote({ ...EMPTY_QUOTE_FORM, name: 'Thandeka', kitchen: ['stove'] }, 'property');
  const replaceState = openByLink('?pieces=tv&pieces=kitchen-chairs,piano,,toString');
  expect(quoteInTab.draft()).toEqual({
    step: 'property',
    values: {
      ...EMPTY_QUOTE_FORM,
      moveType: 'residential',
      name: 'Thandeka',
      kitchen: ['stove', 'kitchen-chairs'],
      living: ['tv'],
    },
  });
  expect(replaceState, 'a reload ticks nothing again').toHaveBeenCalledWith(null, '', '/get-quote');
});

it.each(['', '#steps', '?pieces-more=tv'])('a link that ends in "%s" ticks nothing', (end) => {
  openByLink(end);
  expect(quoteInTab.draft()).toBeUndefined();
});

it('a link that names a package asks for it in the notes', () => {
  openByLink('#package=Complete');
  expect(quoteInTab.draft()).toEqual({
    step: FIRST_STEP,
    values: { ...EMPTY_QUOTE_FORM, additionalNotes: 'Please quote the Complete package.\n' },
  });
});

it('another quote begins with who asked, and with what they chose on other pages since', () => {
  const request = quoteRequestSchema.parse(aRequest);
  const { name, email, phone, fromAddress } = aRequest;
  saveWhoAsks(request);
  expect(quoteInTab.draft()).toEqual({
    values: { ...EMPTY_QUOTE_FORM, name, email, phone, fromAddress },
    step: FIRST_STEP,
  });
  quoteInTab.forget();
  openByLink('?pieces=tv');
  tab.kept.set(MOVE_FROM_KEY, 'Midrand');
  takeMoveFrom();
  saveWhoAsks(request);
  expect(quoteInTab.draft()).toEqual({
    values: { ...EMPTY_QUOTE_FORM, name, email, phone, living: ['tv'], fromAddress: 'Midrand' },
    step: FIRST_STEP,
  });
});

it('every piece that a page links to is in the inventory', () => {
  const known: string[] = INVENTORY_CATEGORIES.flatMap(inventoryItems);
  const lists = services.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'lists');
  for (const item of lists.flatMap((block) => block.lists).flatMap(({ items }) => items)) {
    if (typeof item === 'string') continue;
    for (const piece of item.pieces) expect(known, item.text).toContain(piece);
  }
});
