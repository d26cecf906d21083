/** One possible answer, and what it settles for the day. */
interface AccessChoice {
  readonly value: string;
  readonly label: string;
  /** In the summary that the team reads, after other answers: 'no lift'. */
  readonly short: string;
  /** The text under it. */
  readonly settles: string;
}

interface AccessQuestion {
  readonly label: string;
  readonly choices: readonly AccessChoice[];
}

/** The questions about getting furniture from a door to the truck, asked for both addresses. Each
 *  answer is optional. Local movers charge for the long carry. */
export const ACCESS_QUESTIONS = {
  floor: {
    label: 'Floor',
    choices: [
      {
        value: 'ground',
        label: 'Ground floor',
        short: 'ground floor',
        settles: 'No stairs to plan for.',
      },
      {
        value: '1',
        label: 'First floor',
        short: 'first floor',
        // claim
        settles: 'One flight. We’ll allow time for it.',
      },
      {
        value: '2',
        label: 'Second floor',
        short: 'second floor',
        // claim
        settles: 'Two flights: extra time, or the lift.',
      },
      {
        value: '3+',
        label: 'Third floor or higher',
        short: 'third floor or higher',
        // claim
        settles: 'More hands for the stairs, or the lift.',
      },
    ],
  },
  lift: {
    label: 'Lift',
    choices: [
      {
        value: 'none',
        label: 'No lift',
        short: 'no lift',
        settles: 'Everything takes the stairs.',
      },
      {
        value: 'small',
        label: 'A lift for people',
        short: 'a lift for people',
        settles: 'Boxes by lift, the rest by the stairs.',
      },
      {
        value: 'goods',
        label: 'A goods lift',
        short: 'a goods lift',
        settles: 'Ask if the lift has to be booked.',
      },
    ],
  },
  estate: {
    label: 'Estate or complex',
    choices: [
      {
        value: 'no',
        label: 'No, on a street',
        short: 'not in an estate or complex',
        settles: 'No gate to arrange.',
      },
      {
        value: 'yes',
        label: 'Yes, behind a gate',
        short: 'in an estate or complex',
        // claim
        settles: 'We’ll stick to your estate’s rules.',
      },
    ],
  },
  truck: {
    label: 'Truck at the gate',
    choices: [
      {
        value: 'any',
        label: 'Trucks may come in',
        short: 'trucks may come in',
        settles: 'The truck can stop at your door.',
      },
      {
        value: 'limited',
        label: 'A height or weight limit',
        short: 'a height or weight limit for trucks',
        settles: 'Please put the limit in the notes.',
      },
      {
        value: 'outside',
        label: 'Trucks stay outside',
        short: 'trucks stay outside',
        // claim
        settles: 'We’ll quote for a bakkie or long carry.',
      },
    ],
  },
  notice: {
    label: 'Notice to the gate',
    choices: [
      {
        value: 'none',
        label: 'None needed',
        short: 'no notice to the gate',
        settles: 'We simply arrive.',
      },
      {
        value: 'day',
        label: 'A day before',
        short: 'a day’s notice to the gate',
        // claim
        settles: 'You’ll get the crew’s details in time.',
      },
      {
        value: 'days',
        label: 'Two days or more before',
        short: 'two days’ notice or more to the gate',
        // claim
        settles: 'You’ll get the crew’s details early.',
      },
    ],
  },
  carry: {
    label: 'Truck to door',
    choices: [
      {
        value: 'short',
        label: 'Up to 25 metres',
        short: 'up to 25 m from truck to door',
        settles: 'No long carry.',
      },
      {
        value: 'long',
        label: 'More than 25 metres',
        short: 'more than 25 m from truck to door',
        // claim
        settles: 'A long carry, so we’ll quote for it.',
      },
    ],
  },
  power: {
    label: 'Lift and gate in a power cut',
    choices: [
      {
        value: 'yes',
        label: 'They work',
        short: 'lift and gate work in a power cut',
        settles: 'One thing less to worry about.',
      },
      {
        value: 'no',
        label: 'They stop',
        short: 'lift or gate stops in a power cut',
        settles: 'Keep the manual gate key at hand.',
      },
    ],
  },
} as const satisfies Readonly<Record<string, AccessQuestion>>;

export type AccessQuestionName = keyof typeof ACCESS_QUESTIONS;
