import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { draftsOfTabs } from './drafts-of-tabs.ts';
import { storedShape } from './stored-shape.ts';

const KEY = 'sample-draft';
const draft = z.object({
  form: z.string(),
  said: z.string(),
  tab: z.optional(z.string()),
  at: z.number(),
});
const shape = storedShape(1, z.object({ drafts: z.array(draft) }));

type Hear = (event: StorageEvent) => void;
let names = 0;
/** The open pages. */
let pages: { readonly hear: Hear }[] = [];

/** A page in a tab; a reload makes another page in the same tab. */
function page(tab = { name: `tab ${names++}` }) {
  const renew = () => {
    tab.name = `tab ${names++}`;
    return tab.name;
  };
  const listening = vi.spyOn(window, 'addEventListener').mockImplementation(() => {});
  const drafts = draftsOfTabs(KEY, shape, { id: () => tab.name, renew });
  const hear = listening.mock.calls[0]?.[1] as unknown as Hear; // to the storage
  listening.mockRestore();
  const itself = { hear };
  pages.push(itself);
  const act = (what: () => void) => {
    what();
    const event = new StorageEvent('storage', { key: KEY });
    for (const other of pages) if (other !== itself) other.hear(event);
  };
  const close = () => {
    pages = pages.filter((other) => other !== itself);
  };
  return {
    opens: () => drafts.open('note')?.said,
    writes: (said: string) => act(() => drafts.keep({ form: 'note', said })),
    forgets: () => act(() => drafts.forget('note')),
    copied: () => page({ ...tab }),
    reloaded: () => {
      close();
      return page(tab);
    },
  };
}

beforeEach(() => {
  pages = [];
  localStorage.clear();
});

describe('of two tabs with the same form', () => {
  it.each(['stores its text', 'discards it'])('one %s, and the other keeps its own', () => {
    const [a, b] = [page(), page()];
    a.opens();
    b.opens();
    a.writes('The piano');
    b.writes('The stairs');
    b.forgets();
    expect(a.reloaded().opens()).toBe('The piano');
  });

  it('one opens with the text of the other, and discards it: it is still there in the other', () => {
    const a = page();
    a.writes('The piano');
    const b = page();
    expect(b.opens()).toBe('The piano');
    b.forgets();
    expect(a.reloaded().opens()).toBe('The piano');
  });

  it('one goes on with the text of the other, which keeps what it shows', () => {
    const a = page();
    a.writes('The piano');
    const b = page();
    b.opens();
    b.writes('The piano and the stairs');
    b.forgets();
    expect(a.reloaded().opens()).toBe('The piano');
  });

  it('a copy of a tab takes nothing from it', () => {
    const a = page();
    a.writes('The piano');
    const b = a.copied();
    expect(b.opens()).toBe('The piano');
    b.writes('The stairs');
    b.forgets();
    expect(a.reloaded().opens()).toBe('The piano');
  });
});

it('the text of a closed tab is taken over once, and nothing is left when it is stored', () => {
  localStorage.setItem(
    KEY,
    shape.write({ drafts: [{ form: 'note', said: 'The piano', tab: 'closed', at: Date.now() }] }),
  );
  const a = page();
  expect(a.opens()).toBe('The piano');
  a.writes('The piano and the stairs');
  const again = a.reloaded();
  expect(again.opens()).toBe('The piano and the stairs');
  again.forgets();
  expect(localStorage.length).toBe(0);
});
