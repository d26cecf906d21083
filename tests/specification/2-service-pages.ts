import { pageTables } from './checks.ts';
import type { Statement } from './statement.ts';

/** A statement that tests/pages/service-table.ts has as data. */
const inTable = (says: string): Statement => ({ says, heldBy: pageTables });

export const servicePages: readonly Statement[] = [
  inTable('Residential moving has the badge “From R450”.'),
  inTable('Residential moving is of a house, an apartment or furniture.'),
  inTable('Residential moving lists four categories of items.'),
  inTable('Residential moving has six benefits.'),
  inTable('Residential moving is a process of 4 steps.'),
  inTable('Residential moving leads to `/get-quote` and to the phone.'),

  inTable('Commercial moving has the badge “From R450”.'),
  inTable('Commercial moving is of an office, a warehouse, a shop or a restaurant.'),
  inTable('Commercial moving has six benefits.'),
  inTable('Commercial moving is a process of 4 steps.'),
  inTable('Commercial moving leads to `/get-quote` and to the phone.'),

  inTable('Long distance moving has the badge “From R450”.'),
  inTable('Long distance moving is between cities, between provinces or across the country.'),
  inTable('Popular from Gauteng: Johannesburg to Cape Town.'),
  inTable('Popular from Gauteng: Johannesburg to Durban.'),
  inTable('Popular from Gauteng: Pretoria to Port Elizabeth.'),
  inTable('Popular from Gauteng: Johannesburg to Bloemfontein.'),
  inTable('Back to Johannesburg or Pretoria: from Cape Town.'),
  inTable('Back to Johannesburg or Pretoria: from Durban.'),
  inTable('Back to Johannesburg or Pretoria: from Port Elizabeth.'),
  inTable('Back to Johannesburg or Pretoria: from Bloemfontein.'),
  inTable('Back to Johannesburg or Pretoria: from East London.'),
  inTable('Back to Johannesburg or Pretoria: from Kimberley.'),
  inTable('Custom routes end the list of other routes.'),
  inTable('Long distance, first benefit: “Secure transport”.'),
  inTable('Long distance, second benefit: “GPS tracking”.'),
  inTable('Long distance, third benefit: “Full coordination”.'),
  inTable('Long distance, fourth benefit: “Storage options”.'),
  inTable('Long distance, fifth benefit: “Professional packing”.'),
  inTable('Long distance, sixth benefit: “Extra protection”.'),
  inTable('Long distance, step 1: “Virtual survey”.'),
  inTable('Long distance, step 2: “Detailed quote”.'),
  inTable('Long distance, step 3: “Packing”.'),
  inTable('Long distance, step 4: “Transport”.'),
  inTable('Long distance, step 5: “Delivery and setup”.'),

  inTable('Local moving has the badge “From R450”.'),
  inTable('Local moving is on the same day, in the neighbourhood, or over a short distance.'),
  inTable('A short distance is within 50 km of the city centre.'),
  inTable('Local moving names 16 areas, from Roodepoort to Melville, in their order.'),
  inTable('Local moving has six benefits.'),
  {
    says: 'Local moving ends with a table of its rates.',
    heldBy: pageTables,
    differs: 'local moving: areas, benefits, rates',
  },

  inTable('Specialty moving has the badge “From R450”.'),
  inTable('Specialty moving is of a piano, artwork, a pool table, or antiques and valuables.'),
  inTable('Specialty moving has a part on pianos: upright, grand, digital.'),
  inTable('Specialty moving has six benefits.'),
  inTable('Specialty, step 1: “Assessment”.'),
  inTable('Specialty, step 2: “Preparation”.'),
  inTable('Specialty, step 3: “Transport”.'),
  inTable('Specialty, step 4: “Placement”.'),

  inTable('Additional services have no badge with a price.'),
  inTable('Additional services are four, each with a list of its details.'),
  inTable('Additional services come in three packages.'),
  inTable('Additional services have three benefits.'),
];
