import { beforeEach, expect, it, vi } from 'vitest';

const sent = vi.fn<Navigator['sendBeacon']>();

/** Opens a page with this link and taps on its text. */
async function tapOn(href: string, page = '/movers-randburg?gclid=Ab-9_z#key') {
  history.replaceState(null, '', page);
  vi.resetModules();
  await import('./visit.ts');
  document.body.innerHTML = `<p><a href="${href}"><span>Here</span></a> or not</p>`;
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('span')?.click();
}

/** The submission that was sent, with the visit as the tab keeps it. */
async function taps() {
  return Promise.all(
    sent.mock.calls.map(async ([path, body]) => {
      if (!(body instanceof Blob)) throw new Error('no body with a type');
      const { visit, ...rest } = JSON.parse(await body.text());
      return { path, type: body.type, ...rest, isKept: visit === sessionStorage.visit };
    }),
  );
}

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('navigator', { sendBeacon: sent });
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

it.each([
  ['tel:+27115550142', 'tel'],
  ['https://wa.me/27825550119?text=Hello', 'wa.me'],
  ['mailto:hello@movers.example', 'mailto'],
])('a tap on %s is reported with its page, and no key is', async (href, opens) => {
  await tapOn(href);
  const tap = { path: '/api/taps', type: 'application/json', page: '/movers-randburg' };
  expect((await taps()).at(-1)).toEqual({ ...tap, opens, isKept: true });
  expect(JSON.stringify(sessionStorage)).not.toContain('#key');
});

it.each(['/get-quote', 'https://wa.me.evil.example/', 'https://example.com/tel'])(
  'a tap on %s is not',
  async (href) => {
    await tapOn(href);
    document.querySelector('p')?.click();
    expect(sent).not.toHaveBeenCalled();
  },
);

it('a tap in a tab that keeps nothing is reported without a visit', async () => {
  const storage = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('switched off', 'SecurityError');
  });
  await tapOn('tel:+27115550142', '/');
  storage.mockRestore();
  const body = sent.mock.calls.at(-1)?.[1];
  expect(body instanceof Blob && (await body.text())).toBe('{"opens":"tel","page":"/"}');
});
