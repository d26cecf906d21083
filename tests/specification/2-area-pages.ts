import { pageTables, routeCount } from './checks.ts';
import { check, type Statement } from './statement.ts';

/** A statement that tests/pages/area-table.ts has as data, or that holds for each of its rows. */
const inTable = (says: string): Statement => ({ says, heldBy: pageTables });

const EXPERTISE = ['Roodepoort', 'Honeydew', 'Northwold', 'Farmall', 'Chartwell'];
const PROFESSIONAL = [
  'Sundowner',
  'Boskruin',
  'Bromhof',
  'Amorosa',
  'Cosmo City',
  'Johannesburg',
  'Randburg',
  'Fourways',
];

const expertise = (area: string): readonly Statement[] => [
  inTable(`${area} opens with a hero.`),
  inTable(`${area} has a part on local expertise, with a picture.`),
  inTable(`${area} has a grid of 12 suburbs.`),
  {
    says: `${area} has three service cards, which lead to the pages of four services.`,
    heldBy: pageTables,
    differs: 'three cards that lead to four services',
  },
  inTable(`${area} has three benefits.`),
  inTable(`${area} closes with a call to action.`),
];

const professional = (area: string): readonly Statement[] => [
  inTable(`The heading is “Professional Movers in ${area}”.`),
  inTable(`The hero of ${area} has “Get Free Quote”, to \`/get-quote\`, and “Call Now”.`),
  inTable(`${area} is introduced by three points and a local picture.`),
  inTable(`${area} has the grid “Areas We Serve”.`),
  inTable(`${area} has “Moving Services”: three cards, each with “Learn More”.`),
  inTable(`“Why ${area} chooses us” has three benefits.`),
  inTable(`“Ready to Move in ${area}?” ends the page, with a quote and a call.`),
];

export const areaPages: readonly Statement[] = [
  ...EXPERTISE.flatMap(expertise),
  inTable(
    'Roodepoort and Honeydew have the badge “From R450”; Northwold, Farmall and Chartwell have none.',
  ),
  inTable('Roodepoort has two customers’ testimonials.'),
  ...PROFESSIONAL.flatMap(professional),
  {
    says: 'The test identifier of an area is `area-` and its name in lower case, with hyphens for spaces.',
    heldBy: [pageTables, routeCount],
  },
  {
    says: 'The brackets of Fourways (Central) are not in its test identifier.',
    heldBy: [pageTables, routeCount],
  },

  inTable('Sundowner serves 12 areas, from Sundowner Central to Windsor East.'),
  inTable('Sundowner’s cards lead to residential, commercial, specialty.'),
  inTable('Boskruin serves 12 areas, from Boskruin Central to Fairland.'),
  inTable('Boskruin’s cards lead to residential, specialty, commercial.'),
  inTable('Bromhof serves 12 areas, from Bromhof Central to Blackheath.'),
  inTable('Bromhof’s cards: “Luxury Home Moving”, “Executive Relocations”, “Art & Antiques”.'),
  inTable('Bromhof’s cards lead to residential, commercial, specialty.'),
  inTable('Amorosa serves 12 areas, from Amorosa Central to Jackal Creek.'),
  inTable('Amorosa’s cards: “New Family Moves”, “New Business Setup”, “Affordable Moving”.'),
  inTable('Amorosa’s cards lead to residential, commercial, local.'),
  inTable('Cosmo City serves 12 areas, from its Ext 1 to Malibongwe Ridge.'),
  inTable('Cosmo City’s cards: “Budget Home Moving”, “Small Business Moves”, “Quick Local Moves”.'),
  inTable('Cosmo City’s cards lead to residential, commercial, local.'),
  inTable('Cosmo City’s first benefit: honest pricing with no hidden fees.'),
  inTable('Cosmo City’s second benefit: quality service.'),
  inTable('Cosmo City’s third benefit: flexible payment options.'),
  inTable('Johannesburg serves 16 areas, from Sandton to Craighall.'),
  inTable('Below them: “And many more areas across Greater Johannesburg”.'),
  inTable(
    'Johannesburg’s cards: “Corporate Relocations”, “City-Wide Home Moves”, “Inter-City Moves”.',
  ),
  inTable('Johannesburg’s cards lead to commercial, residential, long distance.'),
  inTable('Johannesburg has the badge “From R450”.'),
  inTable('Johannesburg’s statistics: “1000+” “city moves completed”.'),
  inTable('Johannesburg’s statistics: “50+” “suburbs served”.'),
  inTable('Johannesburg’s statistics: “10+” “years experience”.'),
  inTable('Johannesburg’s statistics: “5-star” “rating”.'),
  inTable('Randburg serves 16 areas, from Randburg CBD to Blackheath.'),
  inTable('Randburg’s cards lead to commercial, residential, specialty.'),
  inTable('Randburg has the badge “From R450”.'),
  inTable('Randburg has two testimonials of five stars, each with a quote, a name and a role.'),
  inTable('Fourways serves 17 areas, from Fourways (Central) to Fernbrook Estate.'),
  inTable('Fourways’ cards: “Estate Moves”, “Executive Office Relocation”, “Luxury Moving”.'),
  inTable('Fourways’ cards lead to residential, commercial, specialty.'),
  inTable('Fourways has the badge “From R450”.'),
  {
    says: 'Fourways’ keywords also name Dainfern and Lonehill movers.',
    heldBy: check(
      'tests/pages/head.test.ts',
      'the keywords of Fourways name Dainfern and Lonehill movers',
    ),
  },
];
