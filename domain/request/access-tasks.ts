import type { ACCESS_QUESTIONS, AccessQuestionName } from './access-questions.ts';

/** The team's task for each answer: always something if the visitor read a promise under it. Only the server
 *  needs it, so that the wizard does not load it. */
const ACCESS_TASKS: {
  readonly [Name in AccessQuestionName]: Readonly<Record<Value<Name>, string | null>>;
} = {
  floor: {
    ground: null,
    '1': 'allow time for one flight',
    '2': 'allow extra time for two flights',
    '3+': 'plan more hands for the stairs',
  },
  lift: {
    none: null,
    small: null,
    goods: null,
  },
  estate: {
    no: null,
    yes: 'keep to its rules',
  },
  truck: {
    any: null,
    limited: 'send a truck within the limit',
    outside: 'quote for a bakkie or a long carry',
  },
  notice: {
    none: null,
    day: 'confirm the day with the registration and the crew’s names',
    days: 'confirm the day with the registration and the crew’s names',
  },
  carry: {
    short: null,
    long: 'quote for the long carry',
  },
  power: {
    yes: null,
    no: 'ask for the manual key on the day',
  },
};

type Value<Name extends AccessQuestionName> =
  (typeof ACCESS_QUESTIONS)[Name]['choices'][number]['value'];

/** @returns null if there is nothing to do */
export function accessTask(name: AccessQuestionName, value: string): string | null {
  const tasks: Readonly<Record<string, string | null>> = ACCESS_TASKS[name];
  return tasks[value] ?? null;
}
