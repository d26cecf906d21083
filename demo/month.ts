import { DAY_MS } from '../domain/dates/calendar-date.ts';
import type { Phase } from '../domain/move/phases.ts';
import type { Config } from '../server/settings/config.ts';
import { type Company, type Keys, openCompany } from './company.ts';
import { type Calendar, calendarOf, type When } from './company-clock.ts';
import { type Acting, type Answers, JOBS, type Job, OTHERS } from './jobs.ts';

/** A request or message that was lived through. */
export interface Lived extends Keys {
  readonly about: string;
  readonly name: string;
  /** As the product has it. */
  readonly phase: Phase;
  readonly status: string;
}

const LENGTH_DAYS = 30;
/** When the server's own jobs look: as the morning mail is due, and the mail of the day before. */
const LOOKS = ['6:31', '16:01'] as const;

/** Lives through the month that ends then, on an empty database, and leaves its mails in a folder.
 *  @throws Error for a step that the API refuses */
export async function liveMonth(config: Config, end: Date): Promise<Lived[]> {
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
    return await Promise.all(begun.map(({ lived }) => lived()));
  } finally {
    await company.close();
  }
}

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
      const { name, phase, status } = await company.desk(opened);
      return { about: job.about, name, phase, status, ...opened };
    },
  };
}

const PATHS = {
  request: '/api/quote-requests',
  phoned: '/api/diary/requests',
  message: '/api/contact-submissions',
} as const;
