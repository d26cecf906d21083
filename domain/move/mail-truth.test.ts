import { describe, expect, test } from 'vitest';
import { mailAbout } from '../../server/moves/mail-about.ts';
import { progressOf } from '../../server/moves/progress-of.ts';
import {
  confirmationWith,
  contentOf,
  historyOf,
  quoted,
  type SampleEvent,
} from '../../tests/server/testing/sample-history.ts';
import { whyNotSent } from './mail-truth.ts';

const accepted: SampleEvent = { kind: 'accepted', about: 1 };
const event = (kind: Parameters<typeof contentOf>[0], by?: string): SampleEvent => ({
  ...contentOf(kind, { about: 1, quote: { day: '2026-12-07' } }),
  ...(by && { by }),
});

/** The day before all that these tests agree on. */
const EVE = '2026-12-06';

/** Whether the mail about one of these events is still needed once all of them have happened.
 *  @param number of the event, from 1 */
function needed(
  number: number,
  events: readonly SampleEvent[],
  to: 'visitor' | 'team' = 'visitor',
) {
  const history = historyOf(...events);
  const about = history[number - 1];
  if (!about) throw new Error(`There is no event ${number}.`);
  const news = about.kind === 'undelivered' || about.kind === 'call' ? about.kind : 'answer';
  const toTeam = about.kind === 'changed' ? 'changed' : news;
  const mail = to === 'team' ? toTeam : mailAbout(about);
  if (!mail) throw new Error(`There is no mail about event ${number}.`);
  return whyNotSent(mail, about, progressOf('', history), EVE) === null;
}

describe('a quote', () => {
  test.each<[string, readonly SampleEvent[], boolean]>([
    ['goes out', [quoted()], true],
    ['goes out again after a bounce', [quoted(), event('undelivered')], true],
    ['goes out after the visitor asked something', [quoted(), event('asked')], true],
    ['stays once it is revised', [quoted(), quoted()], false],
    ['stays once it is taken back', [quoted(), event('refused', 'Anna')], false],
    ['stays once the visitor said yes', [quoted(), accepted], false],
    ['stays once the visitor said no', [quoted(), event('declined')], false],
  ])('%s', (_, events, expected) => {
    expect(needed(1, events)).toBe(expected);
  });

  test('that replaced another goes out', () => {
    expect(needed(2, [quoted(), quoted()])).toBe(true);
  });

  test('that took back a yes is news for the team until there is another yes', () => {
    const replaced = [quoted(), accepted, quoted()];
    const again: SampleEvent = { kind: 'accepted', about: 3 };
    expect(needed(3, replaced, 'team')).toBe(true);
    expect(needed(3, [...replaced, event('declined')], 'team')).toBe(true);
    expect(needed(3, [...replaced, quoted()], 'team')).toBe(true);
    expect(needed(3, [...replaced, again], 'team')).toBe(false);
    expect(needed(3, [...replaced, event('refused', 'Anna')], 'team')).toBe(true);
  });
});

describe('the answer to a yes', () => {
  test('goes out, unless the day is confirmed or cancelled, or somebody agreed on another since', () => {
    expect(needed(2, [quoted(), accepted])).toBe(true);
    expect(needed(2, [quoted(), accepted, event('confirmed', 'Anna')])).toBe(false);
    expect(needed(2, [quoted(), accepted, event('cancelled', 'Anna')])).toBe(false);
    expect(needed(2, [quoted(), accepted, event('agreed', 'Anna')])).toBe(false);
  });

  test('gives way to the answer to a change of what was agreed', () => {
    const unsettling: SampleEvent = {
      kind: 'changed',
      changes: [{ field: 'moveDate', before: '2026-12-05', after: '2026-12-10' }],
    };
    expect(needed(2, [quoted(), accepted, unsettling])).toBe(false);
    expect(needed(3, [quoted(), accepted, unsettling])).toBe(true);
  });

  test('to the team asks to confirm the day only as long as that is to do', () => {
    expect(needed(2, [quoted(), accepted], 'team')).toBe(true);
    expect(needed(2, [quoted(), accepted, event('asked')], 'team')).toBe(true);
    expect(needed(2, [quoted(), accepted, event('confirmed', 'Anna')], 'team')).toBe(false);
    expect(needed(2, [quoted(), accepted, event('cancelled')], 'team')).toBe(false);
    expect(needed(2, [quoted(), accepted, quoted()], 'team')).toBe(false);
  });
});

describe('the answer to a changed agreement', () => {
  const unsettling: SampleEvent = {
    kind: 'changed',
    changes: [{ field: 'moveDate', before: '2026-12-05', after: '2026-12-10' }],
  };
  const before = [quoted(), accepted, unsettling];

  test('goes out until the day is confirmed, or changed again', () => {
    expect(needed(3, before)).toBe(true);
    expect(needed(3, [...before, event('confirmed', 'Anna')])).toBe(false);
    expect(needed(3, [...before, unsettling])).toBe(false);
    expect(needed(4, [...before, unsettling])).toBe(true);
  });

  test('goes to the team whatever happened since', () => {
    expect(needed(3, [...before, event('confirmed', 'Anna')], 'team')).toBe(true);
  });
});

describe('a confirmed day', () => {
  const before = [quoted(), accepted, event('confirmed', 'Anna')];

  test('goes out unless it was confirmed again, changed or cancelled', () => {
    expect(needed(3, before)).toBe(true);
    expect(needed(3, [...before, event('confirmed', 'Anna')])).toBe(false);
    expect(needed(3, [...before, event('cancelled', 'Anna')])).toBe(false);
    expect(
      needed(3, [
        ...before,
        {
          kind: 'changed',
          changes: [{ field: 'moveDate', before: '2026-12-05', after: '2026-12-10' }],
        },
      ]),
    ).toBe(false);
  });

  test('has a mail for the day before, as long as that is the day', () => {
    const announced = event('announced');
    expect(needed(4, [...before, announced])).toBe(true);
    expect(needed(4, [...before, announced, event('cancelled', 'Anna')])).toBe(false);
    const other: SampleEvent = {
      ...{ kind: 'confirmed', by: 'Anna' },
      ...confirmationWith({ day: '2026-12-08' }),
    };
    expect(needed(4, [...before, announced, other])).toBe(false);
  });
});

test('a cancellation goes out unless the visitor agreed again; the team hears of it anyway', () => {
  const before = [quoted(), accepted, event('cancelled', 'Anna')];
  expect(needed(3, before)).toBe(true);
  expect(needed(3, [...before, event('agreed', 'Anna')])).toBe(false);
  expect(needed(3, [...before, event('agreed', 'Anna')], 'team')).toBe(true);
});

test('a bounced quote is news until it arrived after all; other bounces always are', () => {
  const bounced = [quoted(), event('undelivered')];
  expect(needed(2, bounced, 'team')).toBe(true);
  expect(needed(2, [...bounced, event('delivered')], 'team')).toBe(false);
  const other = { ...event('undelivered'), mail: 'acceptance' } as SampleEvent;
  expect(needed(3, [quoted(), accepted, other], 'team')).toBe(true);
});

test('a wish for a call is news whatever happened since', () => {
  expect(needed(1, [event('call'), quoted()], 'team')).toBe(true);
});
