import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quoteRequestSchema } from '../../domain/quote/quote.schema.ts';
import { forgetDraft, idempotencyKeyFor } from './quote-draft.ts';
import { tabMemory } from './tab-memory.ts';

class FakeStorage {
  readonly kept = new Map<string, string>();
  full = false;
  getItem(key: string) {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, value);
  }
  removeItem(key: string) {
    this.kept.delete(key);
  }
}

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  forgetDraft();
  vi.unstubAllGlobals();
});

const request = quoteRequestSchema.parse({
  name: 'Bo',
  email: 'bo@example.com',
  phone: '082 555 0119',
  moveType: 'commercial',
  fromAddress: '1 Long Street',
  toAddress: '2 Long Street',
  moveDate: '2026-12-05',
  deliveryMethod: 'email',
});

describe('the idempotency key', () => {
  it('is the same for every retry of one filled form', () => {
    expect(idempotencyKeyFor(request)).toBe(idempotencyKeyFor({ ...request }));
  });

  it('is another when the visitor changed something, or asks again after sending', () => {
    const first = idempotencyKeyFor(request);
    const changed = idempotencyKeyFor({ ...request, additionalNotes: 'and a piano' });
    expect(changed).not.toBe(first);
    forgetDraft();
    expect(idempotencyKeyFor({ ...request, additionalNotes: 'and a piano' })).not.toBe(changed);
  });

  it('is one that the API accepts, without a secure context too', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(idempotencyKeyFor(request)).toMatch(/^[\x21-\x7e]{1,255}$/);
  });
});

describe('what the tab remembers', () => {
  it('survives a reload', () => {
    tabMemory<string>('word').write('typed');
    expect(tabMemory<string>('word').read()).toBe('typed');
  });

  it('is kept for the page when storage is full, and forgotten on demand', () => {
    const memory = tabMemory<string>('word');
    storage.full = true;
    memory.write('typed');
    expect(memory.read()).toBe('typed');
    memory.forget();
    expect(memory.read()).toBeUndefined();
  });

  it('is nothing when what is stored cannot be read', () => {
    storage.kept.set('word', '{broken');
    expect(tabMemory<string>('word').read()).toBeUndefined();
  });
});
