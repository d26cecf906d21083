import {
  formChoices,
  officeJourney,
  pageTables,
  routeCount,
  stepFields,
  structuredData,
} from './checks.ts';
import { check, type Statement } from './statement.ts';

const price = (says: string): Statement => ({ says, heldBy: pageTables });
const term = (says: string): Statement => ({ says, heldBy: pageTables });

export const terms: readonly Statement[] = [
  price(
    'R450 is the lowest price, shown as “Moves From R450” on Home and as “From R450” on ten pages.',
  ),
  // Local moves
  price('The rates of local moves are by the hour.'),
  price('A small load is “R500+”, for “1-2 room moves”.'),
  price('A medium load is “R800+”, for “2-3 room moves”.'),
  price('A large load is “R1200+”, for “3+ room moves”.'),
  price('A note says that prices depend on distance, items and services.'),
  // Packages
  price('“Essential” costs “R800+”.'),
  price('“Essential” has basic cleaning.'),
  price('“Essential” has essential furniture setup.'),
  price('“Essential” has “1 TV mounting”.'),
  price('“Complete” costs “R1500+”.'),
  price('“Complete” is marked “MOST POPULAR”, and no other package is.'),
  price('“Complete” has deep cleaning of both properties.'),
  price('“Complete” has complete furniture setup.'),
  price('“Complete” has up to 3 TV mountings.'),
  price('“Complete” has basic unpacking.'),
  price('“Premium” costs “R2200+”.'),
  price('“Premium” has premium cleaning.'),
  price('“Premium” has full home organisation.'),
  price('“Premium” has complete TV and tech setup.'),
  price('“Premium” has full unpacking and organising.'),
  {
    says: 'A package lists what it includes, and nothing else.',
    differs: 'a package lists what it includes',
  },
  // Lengths and choices
  {
    says: 'Long distance takes 5 steps; specialty, residential and commercial moves take 4.',
    heldBy: pageTables,
  },
  { says: 'The wizard takes 4.', heldBy: stepFields },
  { says: 'Bedrooms and bathrooms are counted 1, 2, 3, 4+.', heldBy: formChoices },
  // Terms
  {
    says: 'A quote by email comes within 24 hours.',
    heldBy: [
      officeJourney,
      check(
        'tests/pages/words.test.ts',
        'no page promises more within 24 hours than a quote by email',
      ),
    ],
  },
  {
    says: 'A quote is valid for 30 days.',
    heldBy: pageTables,
    differs: 'a quote is valid for 30 days',
  },
  term('Cancelling takes notice of at least 24 hours.'),
  term('Data are typically kept for 7 years.'),
  term('Services are not directed at people under 18.'),
  term('The terms: no insurance for belongings.'),
  {
    says: 'The terms: all sales are final, with no refunds.',
    heldBy: pageTables,
    differs: 'all sales are final',
  },
  term('The terms: no hazardous materials.'),
  term('The terms: no perishables.'),
  term('The terms: nothing illegal.'),
  term('The terms: payment is due on completion.'),
  term('The terms: by cash, bank transfer or approved methods.'),
  // Hours and places
  { says: 'Open Monday to Saturday 7:00 to 18:00.', heldBy: [pageTables, structuredData] },
  { says: 'Open on Sunday 8:00 to 16:00.', heldBy: [pageTables, structuredData] },
  {
    says: 'The service area is Johannesburg, Roodepoort, Randburg, Honeydew and the suburbs of the area pages.',
    heldBy: [
      structuredData,
      check(
        'tests/pages/structured-data.test.ts',
        'the table of the routes has every area that the company serves',
      ),
    ],
  },
  {
    says: 'A query that nobody uses is forgotten after 5 minutes.',
    heldBy: check(
      'web/api/query-client.test.ts',
      'is forgotten five minutes after the last component left',
    ),
  },
  {
    says: 'Area pages have 12 areas, but Johannesburg and Randburg 16 and Fourways 17.',
    heldBy: [pageTables, routeCount],
  },
];
