import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cancellationNotice } from '../../content/terms.ts';
import { addDays } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { ROAD_MAP_PATH, type RoadMap } from '../../domain/places/road-between.ts';
import type { QuoteLine } from '../../domain/quote/quote-line.ts';
import { STILL_IN_CALENDAR } from '../../domain/request/calendar.ts';
import { CONTROL_LABELS } from '../../domain/request/labels.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { createQueryClient } from '../api/query-client.ts';
import { useFragmentKey } from '../by-key/fragment-key.ts';
import { NOTE_HEADINGS } from '../by-key/note-headings.ts';
import { act, cleanup, fireEvent, render, screen, userEvent } from '../testing/component.ts';
import { page } from '../testing/form.ts';
import { FakeServer, ourRefusal } from '../testing/server.ts';
import { questionDraft } from './link-drafts.ts';
import { MOVE_NEWS } from './move-news.ts';
import { OpenedLink } from './OpenedLink.tsx';
import { MOVE, NO_ROADS, QUOTE, QUOTED } from './sample-move.ts';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  // This document has none; a page that reports a fault fails its test.
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  return () => vi.unstubAllGlobals();
});

/** From now on this is stored. */
function store(move: YourMove) {
  server.answer = () => Response.json(move);
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const puts = () => server.calls.filter(({ method }) => method === 'PUT');
const nothing = () => screen.findByRole('heading', { name: NOTE_HEADINGS.nothingStored });

function renderPage(linkKey = 'the-key') {
  const queries = createQueryClient();
  queries.setQueryData<RoadMap>([ROAD_MAP_PATH], NO_ROADS);
  render(
    <QueryClientProvider client={queries}>
      <OpenedLink linkKey={linkKey} />
    </QueryClientProvider>,
  );
}

/** The page by the key in its address. */
function OpenedByAddress() {
  return <OpenedLink linkKey={`${useFragmentKey()}`} />;
}

async function open(move: YourMove, linkKey?: string) {
  store(move);
  renderPage(linkKey);
  await screen.findByRole('heading', { name: 'Your data' });
}

/** A visitor looks at the tab again. */
async function lookAgain() {
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
}

it('whoever an email did not reach learns it first, and corrects the address in the form', async () => {
  await open({ ...QUOTED, emailFailed: true });
  expect(page()).toContain('An email from us to thandeka@visitor.example came back');
  await press('Correct the email address');
  expect(document.activeElement).toBe(field(CONTROL_LABELS.email));
  type(CONTROL_LABELS.email, 'thandeka@home.example');
  const request = { ...MOVE.request, email: 'thandeka@home.example' };
  server.answer = () => Response.json({ ...QUOTED, request, version: 1, last: 2, changes: [] });
  await press(MOVE_LABELS.save);
  await screen.findByText(MOVE_NEWS.saved);
  expect(page()).not.toContain('came back');
});

it('a corrected address may renew the link, and the page goes on with the new one', async () => {
  const [before, after] = ['a'.repeat(32), 'b'.repeat(32)];
  history.replaceState(null, '', `#${before}`);
  store(QUOTED);
  const queries = createQueryClient();
  queries.setQueryData<RoadMap>([ROAD_MAP_PATH], NO_ROADS);
  render(
    <QueryClientProvider client={queries}>
      <OpenedByAddress />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Your data' });
  await press(MOVE_LABELS.ask);
  type(MOVE_LABELS.question, 'Is the piano in it?');
  await press(MOVE_LABELS.change);
  type(CONTROL_LABELS.email, 'thandeka@home.example');
  const request = { ...MOVE.request, email: 'thandeka@home.example' };
  const renewed = { ...QUOTED, request, version: 1, last: 2, linkKey: after };
  server.answer = () => Response.json({ ...renewed, changes: [] });
  await press(MOVE_LABELS.save);
  await screen.findByText(MOVE_NEWS.saved);
  expect(page()).toContain('Your private link is new too');
  expect(location.hash).toBe('');
  // For a reload and Back.
  expect(history.state).toMatchObject({ linkKey: after });
  expect(questionDraft(after).draft()?.said).toBe('Is the piano in it?');
  expect(questionDraft(before).draft()).toBeUndefined();
  await press(MOVE_LABELS.call);
  expect(server.bearers.at(-1)).toBe(after);
});

it('a yes agrees to the note too, and a change of it says that nothing is booked for now', async () => {
  const note: QuoteLine = {
    field: 'note',
    label: 'Note',
    value: 'The piano is not in this price.',
  };
  await open({ ...QUOTED, quote: { ...QUOTE, lines: [...QUOTE.lines, note] } });
  await press(/^Accept R/);
  expect(button(`${MOVE_LABELS.yes} R6\u00a0500`)).toBeTruthy();
  expect(page()).toContain(note.value);
  cleanup();

  const at = '2026-11-21T08:00:00.000Z';
  const agreed = {
    lines: [],
    window: '',
    at,
    byVisitor: true,
    day: '',
    papers: null,
    figure: '',
    rest: '',
  } as const;
  const said = { phase: 'agreed', since: at, may: ['asked', 'cancelled'] } as const;
  await open({ ...QUOTED, ...said, booking: agreed });
  await press(MOVE_LABELS.change);
  expect(page()).toContain('With a new day or address nothing is booked until we confirm');
  type(CONTROL_LABELS.toAddress, '1 Long Street, Cape Town');
  const request = { ...MOVE.request, toAddress: '1 Long Street, Cape Town' };
  const changed = {
    ...QUOTED,
    ...said,
    phase: 'changed',
    booking: agreed,
    request,
    version: 2,
    last: 2,
    changes: [],
  };
  server.answer = () => Response.json(changed);
  await press(MOVE_LABELS.save);
  const saved = await screen.findByText(MOVE_NEWS.saved);
  expect(saved.parentElement?.textContent).toContain('Nothing is booked until we confirm the day');
});

it('the day of a quote that has run out is for no calendar and no estate', async () => {
  const calendar = () => screen.queryByRole('button', { name: MOVE_LABELS.calendar });
  const estate = () => screen.queryByRole('heading', { name: /^For the manager of/ });
  const request = { ...MOVE.request, toAddress: 'Unit 3, Cedar Lakes Estate, Fourways' };
  const offered: YourMove = {
    ...QUOTED,
    request,
    visits: MOVE.visits.map((visit) => ({ ...visit, to: request.toAddress })),
    moveDay: { day: '2031-12-06', status: 'offered' },
  };
  await open(offered);
  expect([calendar(), estate()]).not.toContain(null);
  cleanup();
  await open({
    ...offered,
    phase: 'lapsed',
    may: ['seen', 'asked', 'declined'],
    quote: { ...QUOTE, obstacle: 'expired' },
  });
  expect([calendar(), estate()]).toEqual([null, null]);
});

it.each([
  ['is still to come', '2031-12-06', 'agreed', 'Can’t move that day?', true],
  ['went by unconfirmed', '2026-11-20', 'overdue', 'Don’t need us any more?', false],
] as const)('cancelling a move whose day %s', async (_, day, phase, heading, asksForNotice) => {
  const booking = {
    lines: [],
    window: '',
    at: MOVE.receivedAt,
    byVisitor: true,
    day: '',
    papers: null,
    figure: '',
    rest: '',
  };
  const may = ['asked', 'cancelled'] as const;
  await open({ ...QUOTED, phase, may, moveDay: { day, status: 'agreed' }, booking });
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
  await press(MOVE_LABELS.cancel);
  expect(page().includes('’ notice')).toBe(asksForNotice);
  expect(page()).toContain('Calling is quickest');
});

it.each<[string, FakeServer['answer']]>([
  ['without a connection', undefined],
  ['that the server could not store', () => ourRefusal(503)],
  ['after too many others', () => ourRefusal(429)],
])('a change %s stays in the form, and the next try stores it', async (_, answer) => {
  await open(MOVE);
  await press(MOVE_LABELS.change);
  expect(screen.queryByRole('group', { name: 'Bedrooms' }), 'of an office').toBeNull();
  type(CONTROL_LABELS.toAddress, '7 Mowbray Road, Greenside');
  server.answer = answer;
  await userEvent.type(field(CONTROL_LABELS.toAddress), '{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing is lost');
  expect(document.activeElement).toBe(button(MOVE_LABELS.save));
  expect(field(CONTROL_LABELS.toAddress).value).toBe('7 Mowbray Road, Greenside');

  const request = { ...MOVE.request, toAddress: '7 Mowbray Road, Greenside' };
  const change = { field: 'toAddress', before: MOVE.request.toAddress, after: request.toAddress };
  server.answer = () => Response.json({ ...MOVE, request, version: 1, last: 1, changes: [change] });
  await press(MOVE_LABELS.save);
  expect(await screen.findByText(MOVE_NEWS.saved)).toBeTruthy();
  expect(page()).toContain('To: 7 Mowbray Road, Greenside, was 9 Cedar Road, Fourways');
  expect(puts()).toHaveLength(2);
  expect(puts()[1]?.body).toContain('7 Mowbray Road');
});

describe('after a try that may be stored', () => {
  const tryIt = async () => {
    await open(MOVE);
    await press(MOVE_LABELS.change);
    type(CONTROL_LABELS.phone, '011 555 0100');
    server.answer = undefined;
    await press(MOVE_LABELS.save);
    await screen.findByRole('alert');
  };
  const giveUp = async () => {
    await press(MOVE_LABELS.keep);
    expect(page()).toContain('We’re not sure whether your change reached us.');
    expect(page()).not.toContain('Nothing was changed');
  };

  it('whoever gives it up is not told that nothing was changed', async () => {
    await tryIt();
    await giveUp();
  });

  it('a reload does not make it sure', async () => {
    await tryIt();
    cleanup();
    await open(MOVE);
    await giveUp();
  });

  it('nor does another change, which the first one kept from being stored', async () => {
    await tryIt();
    const request = { ...MOVE.request, phone: '011 555 0100' };
    const move = { ...MOVE, version: 1, last: 1, request };
    server.answer = () => Response.json({ move }, { status: 409 });
    type(CONTROL_LABELS.phone, '011 555 0101');
    await press(MOVE_LABELS.save);
    await screen.findByText(/^Not saved yet/);
    await giveUp();
  });
});

it('a change is stored although the version is new, as long as the answers are the same', async () => {
  await open(MOVE);
  await press(MOVE_LABELS.change);
  type(CONTROL_LABELS.phone, '011 555 0100');
  const now = { ...MOVE, version: 3, last: 3 };
  server.answer = () => {
    const sent = JSON.parse(`${server.calls.at(-1)?.body}`);
    if (sent.version !== 3) return Response.json({ move: now }, { status: 409 });
    const change = { field: 'phone', before: MOVE.request.phone, after: sent.phone };
    return Response.json({ ...now, version: 4, last: 4, changes: [change] });
  };
  await press(MOVE_LABELS.save);
  expect(await screen.findByText(MOVE_NEWS.saved)).toBeTruthy();
  expect(puts()).toHaveLength(2);
});

it('a change of a request that was deleted in another tab says that nothing is stored', async () => {
  await open(MOVE);
  await press(MOVE_LABELS.change);
  type(CONTROL_LABELS.phone, '011 555 0100');
  server.answer = () => ourRefusal(401);
  await press(MOVE_LABELS.save);
  expect(document.activeElement).toBe(await nothing());
  expect(sessionStorage.length).toBe(0);
});

it('a deletion without an answer may have happened, and the page says how to find out', async () => {
  await open(MOVE);
  await press(MOVE_LABELS.delete);
  server.answer = undefined;
  await press(MOVE_LABELS.deleteNow);
  const told = (await screen.findByRole('alert')).textContent;
  expect(told).toContain('Your request may be deleted already: load this page again');
  expect(told).not.toContain('Nothing is lost');
  cleanup();
  server.answer = () => ourRefusal(401);
  renderPage();
  await nothing();
});

it('what is typed while a question is on its way stays, and so does the focus', async () => {
  await open(QUOTED);
  await press(MOVE_LABELS.ask);
  expect(document.activeElement).toBe(field(MOVE_LABELS.question));
  type(MOVE_LABELS.question, 'Is the piano in it?');
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.answer = () => promise;
  await press(MOVE_LABELS.sendQuestion);
  await act(async () => field(MOVE_LABELS.question).focus());
  type(MOVE_LABELS.question, 'Is the piano in it? And the garden pots?');
  await act(async () => resolve(Response.json({ ...QUOTED, last: 2 })));
  expect(await screen.findByText(MOVE_NEWS.sent)).toBeTruthy();
  expect(field(MOVE_LABELS.question).value).toBe('Is the piano in it? And the garden pots?');
  expect(document.activeElement).toBe(field(MOVE_LABELS.question));
  const asked = server.posts.filter(({ body }) => body?.includes('"asked"'));
  expect(asked.map(({ body }) => body)).toEqual([expect.not.stringContaining('garden pots')]);
});

it('what is broken after the move goes to the team once, and outlives a reload', async () => {
  const moved = { ...MOVE, last: 1, phase: 'moved', may: ['reported'] } as const;
  await open(moved);
  await press('Tell us');
  type(MOVE_LABELS.report, 'A scratch on the table');
  cleanup();
  await open(moved);
  expect(field(MOVE_LABELS.report).value).toBe('A scratch on the table');
  server.answer = () => Response.json({ ...moved, last: 2, reportedAt: MOVE.receivedAt });
  await press('Send it');
  await screen.findByText(MOVE_NEWS.sent);
  expect(page()).toContain('You wrote to us on Friday 20 November 2026.');
  const reports = server.posts.filter(({ path }) => path.endsWith('/report'));
  expect(reports.map(({ body }) => body)).toEqual([expect.stringContaining('A scratch')]);
  expect(reports[0]?.key).toBeTruthy();
  expect(field(MOVE_LABELS.report).value).toBe('');
});

it('a question outlives a look at something else and a reload; an empty one is not sent', async () => {
  await open(QUOTED);
  await press(MOVE_LABELS.ask);
  type(MOVE_LABELS.question, 'Is the piano in it?');
  await press(/^Accept R/);
  await press('Back');
  expect(field(MOVE_LABELS.question).value).toBe('Is the piano in it?');
  cleanup();
  await open(QUOTED);
  expect(field(MOVE_LABELS.question).value).toBe('Is the piano in it?');
  type(MOVE_LABELS.question, ' ');
  await press(MOVE_LABELS.sendQuestion);
  expect(document.title).toMatch(/^Error:/);
  expect(server.posts.filter(({ body }) => body?.includes('"asked"'))).toEqual([]);
});

it('a question whose answer was lost is the same one after a reload', async () => {
  await open(QUOTED);
  await press(MOVE_LABELS.ask);
  type(MOVE_LABELS.question, 'Is the piano in it?');
  server.answer = undefined;
  await press(MOVE_LABELS.sendQuestion);
  await screen.findByRole('alert');
  cleanup();
  await open(QUOTED);
  await press(MOVE_LABELS.sendQuestion);
  await screen.findByText(MOVE_NEWS.sent);
  const asked = server.posts.filter(({ body }) => body?.includes('"asked"'));
  const keys = asked.map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys)).toHaveLength(1);
});

it('a question that was being written when the page takes no more stays in sight', async () => {
  await open(QUOTED);
  await press(MOVE_LABELS.ask);
  type(MOVE_LABELS.question, 'Will you bring boxes?');
  const move = { ...QUOTED, last: 2, may: ['accepted', 'declined'] as const };
  server.answer = () => Response.json({ move }, { status: 409 });
  await press(MOVE_LABELS.sendQuestion);
  await screen.findByText(/^Not sent\. It can no longer be sent from here/);
  expect(field(MOVE_LABELS.question).value).toBe('Will you bring boxes?');
  expect(screen.queryByRole('button', { name: MOVE_LABELS.sendQuestion })).toBeNull();
  await press('Discard');
  expect(screen.queryByLabelText(MOVE_LABELS.question)).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

it('a question that may have arrived is not called unsent when the page takes no more', async () => {
  await open(QUOTED);
  await press(MOVE_LABELS.ask);
  type('Your question', 'Will you bring boxes?');
  server.answer = undefined;
  await press('Send the question');
  await screen.findByRole('alert');
  store({ ...QUOTED, last: 2, may: ['accepted', 'declined'] });
  await act(async () => window.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText(/^It can no longer be sent from here/);
  expect(page()).not.toMatch(/Not sent|safe to try again/);
});

it('an open page learns of the quote, and of a new one before anybody says yes to the old', async () => {
  await open(MOVE);
  store(QUOTED);
  await lookAgain();
  await screen.findByRole('button', { name: /^Accept R/ });
  await press(/^Accept R/);
  expect(page()).toContain('Accept R6\u00a0500 for your move?');
  const price = 'R7\u00a0000';
  const lines: QuoteLine[] = [{ field: 'price', label: 'Price', value: price }];
  store({ ...QUOTED, last: 2, quote: { ...QUOTE, number: 2, price, figure: price, lines } });
  await lookAgain();
  await screen.findByText(/^The quote has changed since you opened the page/);
  expect(page()).toContain(price);
  expect(screen.queryByRole('button', { name: new RegExp(`^${MOVE_LABELS.yes}`) })).toBeNull();
});

it('an open page does not look again while a change is typed, which stays', async () => {
  await open(QUOTED);
  await press(MOVE_LABELS.change);
  type(`${CONTROL_LABELS.additionalNotes} (optional)`, 'Two cats.');
  server.calls.length = 0;
  await lookAgain();
  expect(server.calls).toEqual([]);
  expect(field(`${CONTROL_LABELS.additionalNotes} (optional)`).value).toBe('Two cats.');
});

describe('an unsaved change', () => {
  const OTHER: YourMove = { ...MOVE, reference: 'JFM-9X9X-99' };

  it('is that of its move alone: another one in this tab is not touched, nor takes it along', async () => {
    await open(MOVE);
    await press(MOVE_LABELS.change);
    type(CONTROL_LABELS.toAddress, '1 Long Street, Cape Town');
    cleanup();

    await open(OTHER, 'another-key');
    expect(screen.queryByLabelText(CONTROL_LABELS.toAddress)).toBeNull();
    const looks = server.calls.length;
    await lookAgain();
    expect(server.calls.length).toBe(looks + 1);
    await press(MOVE_LABELS.change);
    type(CONTROL_LABELS.toAddress, '2 Short Street, Durban');
    await press(MOVE_LABELS.keep);
    await press(MOVE_LABELS.delete);
    server.answer = () => new Response(null, { status: 204 });
    await press(MOVE_LABELS.deleteNow);
    await screen.findByText(MOVE_NEWS.deleted);
    await screen.findByText(STILL_IN_CALENDAR);
    cleanup();

    await open(MOVE);
    expect(field(CONTROL_LABELS.toAddress).value).toBe('1 Long Street, Cape Town');
  });

  it('is saved as its fields show it, and cannot be changed while it is on its way', async () => {
    await open(MOVE);
    await press(MOVE_LABELS.change);
    const notes = field(`${CONTROL_LABELS.additionalNotes} (optional)`);
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      notes,
      'A piano',
    );
    server.answer = () => new Promise(() => {});
    await press(MOVE_LABELS.save);
    await screen.findByRole('button', { name: 'Saving...' });
    expect(puts()[0]?.body).toContain('A piano');
    expect(notes.readOnly).toBe(true);
  });
});

const BOOKING = {
  lines: [],
  window: '',
  at: MOVE.receivedAt,
  byVisitor: true,
  day: '',
  papers: null,
  figure: '',
  rest: '',
} as const;
const AGREED: YourMove = {
  ...QUOTED,
  phase: 'agreed',
  may: ['asked', 'cancelled'],
  moveDay: { day: '2031-12-06', status: 'agreed' },
  booking: BOOKING,
};

it('on the eve both forms are one press from the heading, and the page says what the terms ask for', async () => {
  const tomorrow = addDays(localDay(new Date()), 1);
  const booked = { ...AGREED, phase: 'booked', booking: BOOKING } as const;
  await open({ ...booked, moveDay: { day: tomorrow, status: 'confirmed' } });
  expect(page()).toContain('Phone us first');
  expect(document.title).toMatch(/^JFM-/);
  expect(page()).toContain(cancellationNotice);
  await userEvent.click(screen.getAllByRole('button', { name: MOVE_LABELS.cancel })[0] as Element);
  expect(document.activeElement?.textContent).toBe('Cancel your move?');
  await userEvent.click(screen.getAllByRole('button', { name: MOVE_LABELS.change })[0] as Element);
  expect(screen.getByRole('button', { name: MOVE_LABELS.save })).toBeDefined();
  cleanup();

  await open({ ...booked, moveDay: { day: addDays(tomorrow, 1), status: 'confirmed' } });
  expect(page()).not.toContain('Phone us first: ');
  expect(screen.getAllByRole('button', { name: MOVE_LABELS.cancel })).toHaveLength(1);
});

it('the reason for a cancellation survives a reload, and is gone once the move is kept', async () => {
  const why = 'Why are you cancelling? (optional)';
  await open(AGREED);
  await press(MOVE_LABELS.cancel);
  type(why, 'The sale fell through.');
  cleanup();

  await open(AGREED);
  expect(field(why).value).toBe('The sale fell through.');
  expect(document.activeElement).toBe(document.body);
  await press('Keep it');
  cleanup();

  await open(AGREED);
  expect(screen.queryByLabelText(why)).toBeNull();
});

const OWING: YourMove = {
  ...MOVE,
  phase: 'owing',
  moveDay: { day: '2026-11-20', status: 'done' },
  bill: {
    ...{ title: '', issuer: [], to: [], replaces: '' },
    price: 'R7\u00a0700',
    lines: [],
    toPay: [],
    day: '2026-11-20',
    isCorrected: false,
  },
  keeps: { says: ['R7\u00a0700 is not paid yet.'], isAll: false },
};

it('who deletes after the move reads before and afterwards what is kept', async () => {
  await open(OWING);
  await press(MOVE_LABELS.delete);
  expect(page()).toContain('R7\u00a0700 is not paid yet.');
  expect(button('Print or save it first')).toBeDefined();
  server.answer = () =>
    server.calls.at(-1)?.method === 'DELETE'
      ? new Response(null, { status: 204 })
      : Response.json({ status: 401 }, { status: 401 });
  await press('Yes, delete the rest');
  // For a last time: the link opens nothing any more.
  await screen.findByRole('heading', { name: 'What we keep, and why' });
  expect(page()).toContain('R7\u00a0700 is not paid yet.');
  expect(server.calls.find(({ method }) => method === 'DELETE')?.path).toContain('?keeps=account');
  expect(document.activeElement?.textContent).toBe('What we keep, and why');
  expect(screen.queryByRole('heading', { name: 'Your data' })).toBeNull();
});

it('who opened the page before the move was entered is asked again', async () => {
  await open({ ...OWING, phase: 'quoted', bill: null, keeps: null });
  await press(MOVE_LABELS.delete);
  server.answer = () => Response.json({ status: 409, move: OWING }, { status: 409 });
  await press(MOVE_LABELS.deleteNow);
  expect(await screen.findByText(/is not paid yet/)).toBeDefined();
  expect(button('Yes, delete the rest')).toBeDefined();
});
