// @module-tag slow
import { globSync, readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { booksOf } from '../../domain/figures/books.ts';
import type { Figures as Counts } from '../../domain/figures/figures.ts';
import { lastMonths, type YearView } from '../../domain/figures/year.ts';
import { PHASES, type Phase } from '../../domain/move/phases.ts';
import { ROAD_MAP_PATH } from '../../domain/places/road-between.ts';
import { CONTROL_LABELS } from '../../domain/request/labels.ts';
import { STEP_NAMES } from '../../domain/request/steps.ts';
import { CALL_LABELS, LOOK_AGAIN } from '../../domain/team/call-labels.ts';
import type { DeskView } from '../../domain/team/desk-view.ts';
import type { DiaryView } from '../../domain/team/diary.ts';
import { QUOTE_LABELS } from '../../domain/team/form-labels.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import type { YourMove as Move } from '../../domain/your-move/your-move.ts';
import { planOf } from '../../server/your-move/plan-of.ts';
import { SAMPLE_DESK } from '../../tests/server/testing/sample-desk.ts';
import { storedRequest } from '../../tests/server/testing/sample-request.ts';
import { ContactForm } from '../contact/ContactForm.tsx';
import { Desk } from '../desk/Desk.tsx';
import { nextSteps } from '../desk/next-steps.ts';
import { Devices } from '../devices/Devices.tsx';
import { SignIn } from '../devices/SignIn.tsx';
import { Diary } from '../diary/Diary.tsx';
import { Figures } from '../diary/Figures.tsx';
import { QuoteWizard } from '../quote/QuoteWizard.tsx';
import { quoteInTab } from '../quote/state/quote-draft.ts';
import { setSentQuote } from '../quote/state/sent-quote.ts';
import { SEND_QUOTE } from '../quote/steps/step-words.ts';
import { MovePlan } from '../your-move/MovePlan.tsx';
import { MOVE, NO_ROADS, QUOTE, QUOTED } from '../your-move/sample-move.ts';
import { YourMove } from '../your-move/YourMove.tsx';
import { act, cleanup, fireEvent, render, screen } from './component.ts';
import { page, pass, write } from './form.ts';
import { FakeServer, ourRefusal } from './server.ts';
import { translatePage } from './translated.ts';

const KEY = 'k'.repeat(32);
const REACH = { phone: { display: '011 555 0100', link: 'tel:1' }, whatsAppNumber: '27115550100' };

// The parts that pages fetch when they need them are there from the first visit on.
beforeAll(() =>
  Promise.all([
    import('../forms/NotSent.tsx'),
    import('../forms/Toaster.tsx'),
    import('../quote/guide/PriceGuide.tsx'),
    import('../quote/confirmation/QuoteConfirmation.tsx'),
    import('../quote/fields/AccessQuestions.tsx'),
    import('../quote/fields/DateHint.tsx'),
    import('../quote/fields/RoadHint.tsx'),
    import('../your-move/card/CardMaker.tsx'),
  ]),
);
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, 'open').mockReturnValue(null);
  vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.stubGlobal('reportError', () => {});
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

/** Does something at a page, and notes what the page then says. */
class Visit {
  readonly says: string[] = [];
  readonly #server = new FakeServer();

  /** From now on the server has this. */
  store(content: object | undefined, status = 200) {
    const answer = () => {
      const path = this.#server.calls.at(-1)?.path ?? '';
      if (path === ROAD_MAP_PATH) return Response.json(NO_ROADS);
      if (path.startsWith('/api/desk/day')) return Response.json(DAY);
      return status < 400 ? Response.json(content, { status }) : ourRefusal(status, content);
    };
    this.#server.answer = content && answer;
  }

  async open(island: ReactNode) {
    history.replaceState(null, '', `/#${KEY}`);
    vi.setSystemTime('2026-11-26T14:06:00.000Z');
    render(island);
    await this.#note('opened');
  }

  async press(name: string | RegExp) {
    const button = buttonOf(name);
    await act(async () => {
      button.focus();
      button.click();
    });
    await this.#note(`pressed ${name}`);
    expect.soft(document.activeElement, `the focus after ${name}`).not.toBe(document.body);
  }

  async write(answers: Readonly<Record<string, string>>) {
    await write(answers);
    await this.#note(`wrote ${Object.keys(answers)}`);
  }

  async choose(name: RegExp) {
    const labels = [...document.querySelectorAll('label')];
    const control = labels.find(({ textContent }) => name.test(textContent))?.control;
    if (!control) throw new Error(`No control ${name}`);
    await act(async () => fireEvent.click(control));
    await this.#note(`chose ${name}`);
  }

  /** Somebody looks at the tab again. */
  async lookAgain() {
    await act(async () => window.dispatchEvent(new Event('visibilitychange')));
    await this.#note('looked again');
  }

  async #note(what: string) {
    await pass(50);
    await pass(50);
    this.says.push(`${what}: ${page()}`);
  }
}

/** Much faster than by its role. */
function buttonOf(name: string | RegExp): HTMLButtonElement {
  const isIt = ({ textContent }: Element) =>
    typeof name === 'string' ? textContent === name : name.test(textContent);
  const found = [...document.querySelectorAll('button')].find(isIt);
  if (!found) throw new Error(`No button ${name} on: ${page()}`);
  return found;
}

type Story = (visit: Visit) => Promise<void>;

async function told(story: Story): Promise<string[]> {
  quoteInTab.forget();
  setSentQuote(undefined);
  const visit = new Visit();
  await story(visit);
  // Until each notice has gone.
  await pass(60_000);
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
  return visit.says;
}

const THANDEKA = {
  [CONTROL_LABELS.fromAddress]: '14 Kelly Avenue, Boskruin',
  [CONTROL_LABELS.toAddress]: '7 Mowbray Road, Greenside',
  [CONTROL_LABELS.moveDate]: '2031-12-05',
  [CONTROL_LABELS.name]: 'Thandeka',
  [CONTROL_LABELS.phone]: '082 555 0119',
  [CONTROL_LABELS.email]: 'thandeka@visitor.example',
};
const DAY = { trucks: 1, trucksADay: 2, moves: ['JFM-1, 8:00'] };

const BOOKING: NonNullable<Move['booking']> = {
  lines: [],
  window: '',
  at: MOVE.receivedAt,
  byVisitor: true,
  day: '',
  papers: null,
  figure: '',
  rest: '',
};
const BILL: NonNullable<Move['bill']> = {
  ...{ title: '', issuer: [], to: [], replaces: '' },
  price: 'R7\u00a0700',
  lines: [],
  toPay: [],
  day: '2026-11-20',
  isCorrected: false,
};
const MAY: Partial<Record<Phase, Move['may']>> = {
  quoted: ['seen', 'asked', 'accepted', 'declined'],
  agreed: ['asked', 'cancelled'],
  booked: ['asked', 'cancelled'],
  moved: ['reported'],
  owing: ['reported'],
};
const phases = Object.keys(PHASES) as Phase[]; // its keys

/** A move in a phase, with what such a move has. */
function moveIn(phase: Phase, last: number): Move {
  const course = PHASES[phase].move;
  const isYes = course === 'ahead' || course === 'over' || phase === 'cancelled';
  const day = `2031-12-0${(last % 8) + 1}`;
  return {
    ...MOVE,
    request: { ...MOVE.request, moveType: 'residential', bedrooms: '3' },
    phase,
    last,
    since: MOVE.receivedAt,
    may: MAY[phase] ?? [],
    changedAt: last % 2 ? `2026-11-2${last % 5}T08:00:00.000Z` : null,
    moveDay: { day, status: isYes ? 'agreed' : 'wished' },
    quote: course === 'asked' ? null : { ...QUOTE, figure: `R${last}\u00a0500` },
    booking: isYes ? { ...BOOKING, day } : null,
    bill: phase === 'owing' || phase === 'paid' ? BILL : null,
  };
}

const counts = (taps: number): Counts => ({
  ...{ taps, cameIn: taps, answered: taps, inTime: 1, late: 0, quoted: taps, accepted: 1 },
  ...{
    moved: 1,
    cancelled: 0,
    saidNo: taps,
    why: {
      ...{ price: taps, day: 0, 'not-moving': 0, 'other-mover': 0, 'no-answer': 0, unknown: 0 },
    },
    cameTo: 100 * taps,
    received: 90 * taps,
    average: null,
    medianMs: taps * 60_000,
  },
});

function year(taps: number): YearView {
  const all = counts(taps);
  return {
    asOf: `Thu 26 Nov at 16:0${taps}`,
    months: lastMonths('2026-11').map((month) => ({
      ...{ month, ...all },
      ...booksOf([{ how: 'card', cents: taps * 100 }]),
    })),
    sources: { rows: [{ label: 'Google ad', ...all }], all },
  };
}

function diary(waiting: number): DiaryView {
  const entry = {
    status: 'Quoted',
    what: `Home ${waiting}`,
    size: '3 bedrooms',
    holder: '',
    alike: [],
  };
  const entries = Array.from({ length: waiting }, (_, index) => ({
    ...entry,
    ...{ reference: `JFM-${index}`, waits: `waits ${waiting} h`, stage: 'quoted' },
  })) as unknown as DiaryView['undated']; // the parts that the page shows
  return {
    asOf: `Thu 26 Nov at 16:0${waiting}`,
    today: '2026-11-26',
    trucksADay: 2,
    waiting: entries,
    left: waiting,
    suspected: { latest: [], all: waiting },
    undated: entries,
    days: [{ day: '2026-11-27', trucks: waiting % 3, entries }],
  };
}

const stories: Readonly<Record<string, Story>> = {
  'the private page in all its phases': async (visit) => {
    const seen = [...phases, ...phases.toReversed(), 'waiting', 'quoted', 'booked'] as const;
    visit.store(moveIn('waiting', 0));
    await visit.open(<YourMove />);
    for (const [last, phase] of seen.entries()) {
      visit.store(moveIn(phase, last + 1));
      await visit.lookAgain();
    }
    visit.store(undefined);
    await visit.lookAgain();
    visit.store({}, 401);
    await visit.lookAgain();
  },
  'what a visitor does with a quote': async (visit) => {
    visit.store(QUOTED);
    await visit.open(<YourMove />);
    await visit.press(/^Accept R/);
    await visit.press('Back');
    await visit.press(MOVE_LABELS.decline);
    await visit.press('Back');
    await visit.press(MOVE_LABELS.ask);
    await visit.write({ [MOVE_LABELS.question]: 'Is the piano in it?' });
    visit.store({ ...QUOTED, last: 2 });
    await visit.press(MOVE_LABELS.sendQuestion);
    await visit.press(/^Accept R/);
    visit.store(undefined);
    await visit.press(new RegExp(`^${MOVE_LABELS.yes}`));
    visit.store({ ...moveIn('agreed', 3), quote: QUOTE });
    await visit.press(new RegExp(`^${MOVE_LABELS.yes}`));
  },
  'a change, a call, a cancellation and a deletion': async (visit) => {
    const agreed = { ...moveIn('agreed', 1), changedAt: null };
    visit.store(agreed);
    await visit.open(<YourMove />);
    await visit.press(MOVE_LABELS.change);
    await visit.press(MOVE_LABELS.keep);
    await visit.press(MOVE_LABELS.change);
    await visit.write({ [CONTROL_LABELS.name]: '' });
    await visit.press(MOVE_LABELS.save);
    await visit.write({ [CONTROL_LABELS.name]: 'Thandi' });
    const changed = {
      ...agreed,
      phase: 'changed',
      last: 2,
      version: 1,
      changedAt: agreed.receivedAt,
    };
    const change = { field: 'name', before: 'Thandeka', after: 'Thandi' };
    visit.store({ ...changed, changes: [change] });
    await visit.press(MOVE_LABELS.save);
    visit.store({ ...changed, last: 3, callAskedAt: new Date().toISOString() });
    await visit.press(MOVE_LABELS.call);
    await visit.press(MOVE_LABELS.cancel);
    await visit.press('Keep it');
    await visit.press(MOVE_LABELS.cancel);
    visit.store({ ...changed, phase: 'cancelled', last: 4, may: [] });
    await visit.press(MOVE_LABELS.cancelNow);
    await visit.press(MOVE_LABELS.delete);
    await visit.press(MOVE_LABELS.deleteNot);
    await visit.press(MOVE_LABELS.delete);
    visit.store(undefined);
    await visit.press(MOVE_LABELS.deleteNow);
    visit.store({ outcome: 'deleted' });
    await visit.press(MOVE_LABELS.deleteNow);
  },
  'what is broken after a move': async (visit) => {
    visit.store(moveIn('moved', 1));
    await visit.open(<YourMove />);
    await visit.press('Tell us');
    await visit.write({ [MOVE_LABELS.report]: 'A scratch' });
    visit.store({ ...moveIn('moved', 2), reportedAt: MOVE.receivedAt });
    await visit.press('Send it');
    visit.store(moveIn('paid', 3));
    await visit.lookAgain();
  },
  'the plan for others, in all its phases': async (visit) => {
    const plan = (phase: Phase, at: number) => planOf(moveIn(phase, at), '2026-11-26');
    visit.store(plan('waiting', 0));
    await visit.open(<MovePlan />);
    for (const [at, phase] of [...phases, ...phases.toReversed()].entries()) {
      visit.store(plan(phase, at + 1));
      await visit.lookAgain();
    }
    visit.store(undefined);
    await visit.lookAgain();
    visit.store({}, 401);
    await visit.lookAgain();
  },
  'the desk': async (visit) => {
    const desk: DeskView = {
      ...SAMPLE_DESK,
      request: { answers: storedRequest().content, version: 1 },
    };
    visit.store(desk);
    await visit.open(<Desk />);
    const { others } = nextSteps(desk, '', undefined);
    for (const name of others.flatMap(({ act, label }) => (act ? [] : label))) {
      await visit.press(name);
      const price = screen.queryByLabelText(QUOTE_LABELS.price);
      if (price)
        for (const typed of ['9900', '', '6500'])
          await visit.write({ [QUOTE_LABELS.price]: typed });
      await visit.press(/^(Discard|Not now)$/);
    }
    visit.store({ ...desk, last: 2, price: 'R9\u00a0900', status: 'They said yes', facts: ['a'] });
    await visit.lookAgain();
    visit.store({
      ...desk,
      last: 3,
      price: '',
      name: 'Thandi M',
      holder: { by: 'Anna', at: '', since: '1 h' },
    });
    await visit.lookAgain();
    visit.store(undefined);
    await visit.lookAgain();
  },
  'the diary': async (visit) => {
    visit.store(diary(1));
    await visit.open(<Diary />);
    for (const waiting of [2, 0, 3]) {
      visit.store(diary(waiting));
      await visit.press(LOOK_AGAIN);
    }
    await visit.press(CALL_LABELS.open);
    await visit.press(/^(Discard|Not now)$/);
    visit.store(undefined);
    await visit.press(LOOK_AGAIN);
  },
  'the figures': async (visit) => {
    visit.store(year(1));
    await visit.open(<Figures />);
    visit.store(year(2));
    await visit.lookAgain();
    visit.store(undefined);
    await visit.lookAgain();
  },
  'the devices': async (visit) => {
    const devices = ['Anna’s phone', 'The office'].map((name, index) => ({
      ...{ id: `${index}`, name, browser: 'Chrome on Android', used: 'today', isThis: index === 0 },
    }));
    visit.store({ devices });
    await visit.open(<Devices />);
    visit.store({ devices: devices.map((device) => ({ ...device, used: 'yesterday' })) });
    await visit.lookAgain();
    await visit.press('Send a link to our inbox');
    visit.store(undefined);
    await visit.press('Sign out');
    visit.store({ devices: devices.slice(1) });
    await visit.lookAgain();
    visit.store({ needs: 'device' }, 401);
    await visit.lookAgain();
  },
  'the sign-in': async (visit) => {
    visit.store(undefined);
    await visit.open(<SignIn />);
    await visit.press('Sign in');
    await visit.write({ 'Whose phone or computer is this?': 'Anna’s phone' });
    await visit.press('Sign in');
    visit.store({}, 401);
    await visit.press('Sign in');
    await visit.press('Send another link');
  },
  'the wizard and its confirmation': async (visit) => {
    visit.store({ reference: 'JFM-7K3Q-24', linkKey: KEY }, 201);
    await visit.open(<QuoteWizard level={1} lead="" {...REACH} />);
    if (STEP_NAMES.includes('move')) await visit.press(/^Residential/);
    for (const rooms of [/^1$/, /^3$/]) await visit.choose(rooms);
    await visit.press('Continue');
    await visit.choose(/sofa/i);
    await visit.press('Back');
    await visit.choose(/^2$/);
    await visit.press('Continue');
    for (const next of document.querySelectorAll('button')) {
      if (next.textContent === 'Continue') await act(async () => next.click());
    }
    await visit.press(SEND_QUOTE);
    await visit.write(THANDEKA);
    await visit.press(SEND_QUOTE);
  },
  'the contact form': async (visit) => {
    visit.store(undefined);
    await visit.open(<ContactForm {...REACH} />);
    await visit.press('Send message');
    await visit.write({
      Name: 'Sipho',
      Email: 'sipho@visitor.example',
      Message: 'Do you move pianos?',
    });
    await visit.press('Send message');
    visit.store({ reference: 'JFM-7K3Q-24' }, 201);
    await visit.press('Send message');
  },
};

it('each page that React draws has its story', () => {
  const pages = globSync('web/pages/*.astro').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<(\w+)\s(?:[^<>]|=>)*?client:/g)].map(
      ([, name]) => name,
    ),
  );
  const told = Object.values(stories).join();
  expect(pages.length).toBeGreaterThan(8);
  for (const name of pages) expect(told).toMatch(new RegExp(`\\b${name}\\b`));
});

it.each(Object.entries(stories))(
  '%s: a translated page says what any other says',
  async (_, story) => {
    const plain = await told(story);
    const stop = translatePage();
    const translated = await told(story);
    stop();
    for (const [step, says] of plain.entries()) expect(translated[step]).toBe(says);
    expect(plain.length).toBeGreaterThan(2);
    expect(plain.join()).not.toContain('stopped working');
  },
);
