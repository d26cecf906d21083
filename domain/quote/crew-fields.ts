import { wholeNumber } from '../fields.ts';

/** People, or trucks. */
const MOST = 50;

/** The people and trucks that come. */
export const crewFields = {
  people: wholeNumber(1, MOST, 'Please say how many people come'),
  trucks: wholeNumber(0, MOST, 'Please say how many trucks come'),
};
