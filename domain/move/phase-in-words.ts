import type { Obstacle } from './obstacle.ts';

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
  'another-day': {
    visitor:
      'You asked for another day than this quote is for. We’ll check that day, and send you the quote for it.',
    team: 'they’d like another day now, so they can’t accept it',
  },
};
