import type { Obstacle } from '../quote/obstacle.ts';
import { UNTIL_CONFIRMED_AGAIN } from '../quote/quote-in-words.ts';
import type { Phase } from './phases.ts';

/** Why a quote cannot be accepted, as its visitor and as the team reads it. */
export const OBSTACLES: Readonly<
  Record<Obstacle, { readonly visitor: string; readonly team: string }>
> = {
  expired: {
    visitor: 'This quote has run out, so you can no longer accept it. Ask us for a new one.',
    team: 'it has run out',
  },
  past: {
    visitor:
      'The moving day in this quote is over, so you can no longer accept it. Ask us for another day.',
    team: 'its moving day is over, so they can’t accept it',
  },
  changed: {
    visitor:
      'You changed your request after we quoted, so the price may have changed too. We’ll send you a new quote.',
    team: 'the request has changed since, so they can’t accept it',
  },
};

interface Told {
  /** The first day of the phase, as text. */
  readonly since: string;
  /** The day of the move as text. */
  readonly day: string;
  readonly byVisitor: boolean;
  /** 'by email', or how else the day is confirmed. */
  readonly confirmedBy: string;
  /** 'in cash on Saturday 12 December 2026', once it is paid. */
  readonly payment: string;
}

const NOTHING: Told = {
  since: '',
  day: '',
  byVisitor: false,
  confirmedBy: '',
  payment: '',
};

/** A sentence or two about a phase for its visitor; empty if the paper speaks for itself. An obstacle comes first. */
export function saysOf(
  phase: Phase,
  { since, day, byVisitor, confirmedBy, payment }: Told = NOTHING,
): string {
  switch (phase) {
    case 'declined':
      return 'You turned this quote down. You can still accept it until its last day. To delete your request, go further down.';
    case 'agreed':
      return `You said yes on ${since}. We’ll confirm the day ${confirmedBy}.`;
    case 'changed':
      return `You changed your move on ${since}. ${UNTIL_CONFIRMED_AGAIN}`;
    case 'overdue':
      return `We haven’t confirmed ${day}, and that day is over. If we moved you, all is well. If not, call us, or choose another day on this page.`;
    case 'booked':
      return `Your day is confirmed: ${day}.`;
    case 'owing':
      return `Thank you for moving with us on ${day}. This is still to be paid.`;
    case 'paid':
      return `Thank you for moving with us. You paid ${payment}.`;
    case 'moved':
      return `Your moving day was ${day}. Thank you for moving with us.`;
    case 'cancelled':
      return byVisitor
        ? `You cancelled this move on ${since}. Nothing is booked now.`
        : `We’re sorry, we had to cancel this move on ${since}. Nothing is booked now.`;
    case 'off':
      return 'We noted that this move did not take place. Nothing is booked now. If we moved you after all, please call us.';
    default:
      return '';
  }
}
