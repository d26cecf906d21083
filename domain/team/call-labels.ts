/** The button that fetches the diary again. */
export const LOOK_AGAIN = 'Look again';

/** The labels of what is entered while somebody phones. */
export const CALL_LABELS = {
  open: 'Somebody phoned',
  ofMessage: 'Make it a request',
  name: 'Their name',
  visits: 'Day, hours, price, yes',
  price: 'Price for the whole move, in rand',
  booked: 'Yes, and I confirmed the day',
  save: 'Save it and open the desk',
} as const;
