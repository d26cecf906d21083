import { company } from './company.ts';
import type { Head } from './page.ts';
import { startingPrice } from './prices.ts';
import { region } from './region.ts';

export const getQuote: { readonly head: Head; readonly lead: string } = {
  head: {
    title: `Get a free moving quote | ${company.name}`,
    description: `Tell us what’s moving and where in four steps. Furniture removals in ${region.city} from ${startingPrice}. Your free quote comes by WhatsApp or email.`,
    keywords: [
      'free moving quote',
      `moving cost ${region.city}`,
      'movers quote WhatsApp',
      'furniture removal price',
    ],
  },
  lead: `Moves from ${startingPrice}. Tell us what’s moving and where.`,
};
