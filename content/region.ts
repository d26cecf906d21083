/** Where the company is at home. Pages, structured data and mails take their place names from here. */
export const region = {
  city: 'Johannesburg',
  province: 'Gauteng',
  /** What the clocks show there, all the year: nobody changes them. */
  time: { utcOffset: '+02:00', name: 'SAST' },
  /** Cities to which a move is no long-distance one, by a name in `domain/quote/far-places.ts`. */
  near: ['Johannesburg', 'Pretoria'],
  /** Places that the terms name; the suburbs of all area pages come on top. */
  serviceArea: ['Johannesburg', 'Roodepoort', 'Randburg', 'Honeydew'],
} as const;
