import { wholeNumber } from '../fields.ts';

/** People, or trucks. */
const MOST = 50;

/** The usual crew, which a form begins with. */
export const USUAL_CREW = { people: 3, trucks: 1 } as const;

/** The people and trucks that come. */
export const crewFields = {
  people: wholeNumber(1, MOST, 'Please say how many people come'),
  trucks: wholeNumber(0, MOST, 'Please say how many trucks come'),
};
