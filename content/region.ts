/** The company's home. Pages, structured data and mails take their place names from here. */
export const region = {
  city: 'Johannesburg',
  province: 'Gauteng',
  /** Local time all year round: there is no daylight saving time. */
  time: { utcOffset: '+02:00', name: 'SAST', zone: 'Africa/Johannesburg' },
  /** Cities that do not count as long distance, by their names in `domain/places/far-places.ts`. */
  near: ['Johannesburg', 'Pretoria'],
  /** Places that the terms name; the suburbs of all area pages are added to them. */
  serviceArea: ['Johannesburg', 'Roodepoort', 'Randburg', 'Honeydew'],
} as const;
