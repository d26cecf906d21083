import { localDay } from '../../domain/dates/local-time.ts';
import type { DeskAction } from '../../domain/team/desk-action.schema.ts';
import type { DeskView } from '../../domain/team/desk-view.ts';

/** The news for a visitor, and the way in which they hear it. */
export type News = 'confirmed' | 'settled' | 'paid' | 'struck' | 'cancelled';
type Way = 'email' | 'team' | 'nobody';

export const isNews = (kind: DeskAction['kind']): kind is News => kind in NEWS;

type Hearing = Pick<DeskView, 'linkChannels' | 'isDayOver' | 'emailCameBack' | 'quote'>;

/** How a visitor will hear of what is to be stored: by email, from somebody in the team, or not at all, since the day is over.
 *  @param day that of the last visit that is confirmed */
export function howTheyWillHear(kind: News, desk: Hearing, day = ''): string {
  const way = isNobody(kind, desk, day) ? 'nobody' : isMailed(desk) ? 'email' : 'team';
  const { before } = NEWS[kind][way];
  if (way === 'team') {
    return [before, desk.quote?.noEmail, TELL_ONCE_SAVED].filter(Boolean).join(' ');
  }
  return way === 'email' && desk.emailCameBack ? `${before} ${CAME_BACK}` : before;
}

/** How they hear of what was stored.
 *  @param desk as it is since */
export function howTheyHear(kind: News, desk: Hearing & Pick<DeskView, 'tell'>, day = ''): string {
  // The last email that an address may get went out all the same.
  const isOurs = desk.tell !== null && !isMailed(desk);
  const way = isNobody(kind, desk, day) ? 'nobody' : isOurs ? 'team' : 'email';
  const { after } = NEWS[kind][way];
  return way === 'email' && desk.emailCameBack ? `${after} ${CAME_BACK}` : after;
}

function isNobody(kind: News, desk: Pick<Hearing, 'isDayOver'>, day: string): boolean {
  const isOver = kind === 'confirmed' ? day !== '' && day < localDay(new Date()) : desk.isDayOver;
  return isOver && (kind === 'confirmed' || kind === 'cancelled');
}

const isMailed = ({ linkChannels }: Pick<Hearing, 'linkChannels'>) =>
  linkChannels.includes('email');

/** After what goes out by email. */
export const CAME_BACK = 'But an email to that address came back, so tell them too.';

const TELL_ONCE_SAVED = 'Once this is saved, tell them.';
export const TELL_THEM = 'Saved, and they don’t know it yet: tell them, and note that you did.';
const DONE_BY_TEAM = { before: '', after: TELL_THEM };
const NEVER = { before: '', after: '' };

export const NEWS: Readonly<
  Record<News, Readonly<Record<Way, { before: string; after: string }>>>
> = {
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
