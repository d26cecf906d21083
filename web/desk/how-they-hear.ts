import { localDay } from '../../domain/dates/local-time.ts';
import type { DeskAction } from '../../domain/team/desk-action.schema.ts';
import type { DeskView } from '../../domain/team/desk-view.ts';

/** The news for a visitor, and the way in which they hear it. */
export type News = 'confirmed' | 'settled' | 'paid' | 'struck' | 'cancelled';
type Way = 'email' | 'team' | 'nobody';

export const isNews = (kind: DeskAction['kind']): kind is News => kind in NEWS;

/** How a visitor hears of what is stored: by email, from somebody in the team, or not at all, since the day is over.
 *  @param day that of the last visit that is confirmed */
export function howTheyHear(
  kind: News,
  desk: Pick<DeskView, 'linkChannels' | 'isDayOver' | 'emailCameBack' | 'quote'>,
  day = '',
): { readonly before: string; readonly after: string } {
  const isOver = kind === 'confirmed' ? day !== '' && day < localDay(new Date()) : desk.isDayOver;
  const isNobody = isOver && (kind === 'confirmed' || kind === 'cancelled');
  const hasEmail = desk.linkChannels.includes('email');
  const way = isNobody ? 'nobody' : hasEmail ? 'email' : 'team';
  const { before, after } = NEWS[kind][way];
  if (way === 'team') {
    return {
      before: [before, desk.quote?.noEmail, TELL_ONCE_SAVED].filter(Boolean).join(' '),
      after,
    };
  }
  return way === 'email' && desk.emailCameBack
    ? { before: `${before} ${CAME_BACK}`, after: `${after} ${CAME_BACK}` }
    : { before, after };
}

/** After what goes out by email. */
export const CAME_BACK = 'But an email to that address came back, so tell them too.';

const TELL_ONCE_SAVED = 'Once this is saved, tell them.';
const TELL_THEM = 'Saved, and they don’t know it yet: tell them, and note that you did.';
const DONE_BY_TEAM = { before: '', after: TELL_THEM };
const NEVER = { before: '', after: '' };

const NEWS: Readonly<Record<News, Readonly<Record<Way, { before: string; after: string }>>>> = {
  confirmed: {
    email: {
      before:
        'They’ll hear this from us, by email with a file for their calendar. That fixes the day.',
      after: 'Day confirmed. They’ll get it by email.',
    },
    team: { before: 'That fixes the day.', after: TELL_THEM },
    nobody: {
      before: 'That day is over, so no email goes out.',
      after: 'Day confirmed. It’s over, so no email goes out. Now say what it came to.',
    },
  },
  settled: {
    email: {
      before: 'They’ll get this by email: their receipt, or what is still to pay.',
      after: 'Noted: the move is done. They’ll get it by email.',
    },
    team: DONE_BY_TEAM,
    nobody: NEVER,
  },
  paid: {
    email: {
      before: 'They’ll get an email that says what came, and what is open.',
      after: 'Payment saved. They’ll get it by email.',
    },
    team: DONE_BY_TEAM,
    nobody: NEVER,
  },
  struck: {
    email: {
      before: 'They’ll get a corrected account by email.',
      after: 'Struck. They’ll get the corrected account by email.',
    },
    team: DONE_BY_TEAM,
    nobody: NEVER,
  },
  cancelled: {
    email: {
      before: 'Call them first. They’ll get an email, and the move goes from both calendars.',
      after: 'Cancelled. They’ll get it by email.',
    },
    team: { before: 'Call them first.', after: TELL_THEM },
    nobody: {
      before: 'The day is over, so no email goes out. The move no longer waits for you.',
      after: 'Noted: it didn’t take place. No email goes out.',
    },
  },
};
