import { DAY_MS } from '../domain/dates/calendar-date.ts';
import type { YearView } from '../domain/figures/year.ts';
import type { DeskView } from '../domain/team/desk-view.ts';
import type { DevicesView } from '../domain/team/devices.ts';
import type { DiaryView } from '../domain/team/diary.ts';
import type { MovePlan } from '../domain/your-move/move-plan.ts';
import type { YourMove } from '../domain/your-move/your-move.ts';
import type { Config } from '../server/settings/config.ts';
import { type Company, type Keys, openCompany } from './company.ts';
import { type Calendar, calendarOf, type When } from './company-clock.ts';
import type { Acting, Action, Answers, Job } from './jobs/job.ts';
import { JOBS } from './jobs/jobs.ts';
import { OTHERS } from './jobs/others.ts';

/** A request or message that was lived through. */
export interface Lived extends Keys {
  readonly about: string;
  /** As the team's page has it. */
  readonly desk: DeskView;
  /** As the visitor's page has it, and the page for others; null for a message. */
  readonly move: YourMove | null;
  readonly plan: MovePlan | null;
}

export interface Month {
  readonly lived: readonly Lived[];
  readonly diary: DiaryView;
  readonly figures: YearView;
  readonly devices: DevicesView;
  readonly mails: Company['mails'];
}

const LENGTH_DAYS = 30;
/** When the server's own jobs look: as the morning mail is due, and the mail of the day before. */
const LOOKS = ['6:31', '16:01'] as const;

/** Lives through the month that ends then, on an empty database, and leaves its mails in a folder.
 *  @param isThrownAway whether nobody looks at the database afterwards: then what leaves no trace in it, and what would be
 *    in the way, happens last, for its mails
 *  @throws Error for a step that the API refuses */
export async function liveMonth(config: Config, end: Date, isThrownAway = false): Promise<Month> {
  if (config.mail.kind !== 'folder' || config.webhooks) throw new Error('nothing may be sent');
  const calendar = calendarOf(end);
  const company = await openCompany(config, new Date(end.getTime() - LENGTH_DAYS * DAY_MS));
  try {
    const begun = [...Object.values(JOBS), ...OTHERS].map((job) => begin(company, calendar, job));
    const steps = [...begun.flatMap(({ steps }) => steps), ...looks()]
      .map(({ when, act }) => ({ at: calendar.moment(when), act }))
      .filter(({ at }) => at <= end)
      .toSorted((a, b) => a.at.getTime() - b.at.getTime());
    for (const { at, act } of steps) {
      await company.setTime(at);
      await act();
    }
    await company.setTime(end);
    const read = <View>(url: `/api/${string}`) => company.call<View>({ method: 'GET', url });
    const month: Month = {
      lived: await Promise.all(begun.map(({ lived }) => lived())),
      diary: await read('/api/diary'),
      figures: await read('/api/diary/figures'),
      devices: await read('/api/devices'),
      mails: company.mails,
    };
    if (isThrownAway) await sendTheRest(company, calendar, end);
    return month;
  } finally {
    await company.close();
  }
}

/** A request that its visitor deletes, and more requests than single mails tell of. */
async function sendTheRest(company: Company, calendar: Calendar, end: Date): Promise<void> {
  const { sends } = JOBS.waiting;
  if (sends.kind === 'message') return;
  const send = (more: Partial<Answers>) =>
    company.call<{ linkKey: string }>({
      method: 'POST',
      url: PATHS.request,
      body: { ...sends.answers(calendar), ...more },
    });
  const { linkKey } = await send({ name: 'Gone Again' });
  await company.call({ method: 'DELETE', url: '/api/your-move', key: linkKey });
  for (let count = 0; count < MORE_THAN_SINGLE; count += 1) await send({ name: `Robot ${count}` });
  await company.setTime(new Date(end.getTime() + DIGEST_AFTER_MS));
}

const MORE_THAN_SINGLE = 30;
const DIGEST_AFTER_MS = 11 * 60_000;

interface TimedStep {
  readonly when: When;
  readonly act: () => Promise<unknown>;
}

function looks(): TimedStep[] {
  const days = Array.from({ length: LENGTH_DAYS }, (_, daysAgo) => daysAgo);
  return days.flatMap((daysAgo) =>
    LOOKS.map((time) => ({ when: [daysAgo, time] as const, act: async () => {} })),
  );
}

/** The job's steps in the order of time, and what it has become after them. */
function begin(company: Company, calendar: Calendar, job: Job) {
  const { call } = company;
  let reference = '';
  let answers: Answers | undefined;
  const keys = () => company.keysOf(reference);

  async function send() {
    const { kind } = job.sends;
    const sent = kind === 'message' ? job.sends.answers : job.sends.answers(calendar);
    if (kind !== 'message') answers = sent as Answers; // of this kind
    ({ reference } = await call<{ reference: string }>({
      method: 'POST',
      url: PATHS[kind],
      body: sent,
    }));
  }

  async function answer(kind: string, more: object = {}) {
    const opened = await keys();
    const { quote } = await company.move(opened);
    const body = { kind, quote: quote?.number ?? 0, ...more };
    return call({ method: 'POST', url: '/api/your-move/quote', key: `${opened.linkKey}`, body });
  }

  const acting: Acting = {
    calendar,
    async desk(action) {
      const { deskKey, ...others } = await keys();
      const { last } = await company.desk({ deskKey, ...others });
      const body = { by: 'Anna', after: last, ...action };
      return call({ method: 'POST', url: '/api/desk', key: deskKey, body });
    },
    async correct(changes) {
      const { request } = await company.desk(await keys());
      const { answers: said, version } = request ?? {};
      return acting.desk({ kind: 'changed', ...said, version, ...changes } as Action); // as the desk has it
    },
    async askForCall() {
      return call({ method: 'POST', url: '/api/your-move/call', key: `${(await keys()).linkKey}` });
    },
    async heard(heard) {
      return call({
        method: 'PUT',
        url: '/api/desk/heard',
        key: (await keys()).deskKey,
        body: { heard },
      });
    },
    async endDouble() {
      const [other] = (await company.desk(await keys())).alsoFrom;
      return acting.desk({ kind: 'same', as: `${other?.reference}` });
    },
    see: () => answer('seen'),
    async accept() {
      const { quote } = await company.move(await keys());
      return answer('accepted', { terms: quote?.termsOf });
    },
    decline: () => answer('declined'),
    ask: (said) => answer('asked', { said }),
    async change(changes) {
      answers = { ...answers, ...changes } as Answers; // sent before
      return call({
        method: 'PUT',
        url: '/api/your-move',
        key: `${(await keys()).linkKey}`,
        body: answers,
      });
    },
    async cancel(said) {
      return call({
        method: 'POST',
        url: '/api/your-move/cancel',
        key: `${(await keys()).linkKey}`,
        body: { said },
      });
    },
  };

  const first: TimedStep = { when: job.begins, act: send };
  const later = job.steps.map(([when, act]): TimedStep => ({ when, act: () => act(acting) }));
  return {
    steps: [first, ...later],
    async lived(): Promise<Lived> {
      const opened = await keys();
      const desk = await company.desk(opened);
      if (opened.linkKey === null)
        return { about: job.about, desk, move: null, plan: null, ...opened };
      const move = await company.move(opened);
      const { readKey } = move;
      const url = '/api/move-plan';
      const plan = readKey && (await call<MovePlan>({ method: 'GET', url, key: readKey }));
      return { about: job.about, desk, move, plan: plan || null, ...opened };
    },
  };
}

const PATHS = {
  request: '/api/quote-requests',
  phoned: '/api/diary/requests',
  message: '/api/contact-submissions',
} as const;
