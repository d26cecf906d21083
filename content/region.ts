/** Where the company is at home. Pages, structured data and mails take their place names from here. */
export const region = {
  city: 'Johannesburg',
  /** Also tells moves within reach from long ones: `domain/quote/far-places.ts`. */
  province: 'Gauteng',
  /** Places that the terms name; the suburbs of all area pages come on top. */
  serviceArea: ['Johannesburg', 'Roodepoort', 'Randburg', 'Honeydew'],
} as const;
