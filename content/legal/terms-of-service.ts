import { areas } from '../areas.ts';
import { company } from '../company.ts';
import { dealingWith } from '../dealing-with.ts';
import type { Figure } from '../facts.ts';
import { home } from '../home.ts';
import { examples } from '../illustrative.ts';
import { openingTimes } from '../opening-hours.ts';
import { packages, startingPrice } from '../prices.ts';
import { region } from '../region.ts';
import {
  cancellationNotice,
  namesCancellationFee,
  paymentMethods,
  quoteGoodFor,
  termsOf,
} from '../terms.ts';
import type { LegalPage, LegalSection } from './legal.ts';
import { refunds } from './refunds.ts';

const serviceArea = [
  ...(region.serviceArea.length > 0 ? region.serviceArea : [region.city]),
  ...(areas.length > 0 ? ['the suburbs listed on this site'] : []),
];

/** The site's claims about the company; no section where there are none. */
function onFigures(): readonly LegalSection[] {
  const figures = [
    ...claimed('On several pages', company.figures),
    ...areas.flatMap((area) =>
      'statistics' in area ? claimed(`On the ${area.name} page`, area.statistics) : [],
    ),
  ];
  const hasReviews = [home.testimonials.items, ...areas.map((area) => area.testimonials)].some(
    (reviews) => reviews && reviews.length > 0,
  );
  const claims = [
    ...(figures.length > 0 ? ['the figures below'] : []),
    ...(hasReviews ? ['the customer reviews'] : []),
  ];
  const [first = '', second] = claims;
  if (!first) return [];
  return [
    {
      heading: figures.length > 0 ? 'Figures on this site' : 'Reviews on this site',
      paragraphs: [
        examples
          ? `T${first.slice(1)} are illustrative only${second ? `, and so are ${second}` : ''}. None of them is a promise about your move.`
          : `None of ${claims.join(' or ')} is a promise about your move.`,
      ],
      ...(figures.length > 0 && { list: figures }),
    },
  ];
}

function claimed(where: string, figures: readonly Figure[] = []): string[] {
  if (figures.length === 0) return [];
  return [`${where}: ${figures.map(({ value, label }) => `${value} ${label}`).join(', ')}`];
}

/** The terms of docs/product.md, 9. */
export const termsOfService: LegalPage = {
  lastUpdated: termsOf,
  lead: 'What you may expect of us when we quote and move, and what we ask of you.',
  sections: [
    {
      heading: 'About these terms',
      paragraphs: [
        `These terms apply between you and ${company.name} when you use this site, ask for a quote or book a move.`,
        ...(dealingWith ? [dealingWith] : []),
        'By booking a move you accept them. If something here is unclear, ask us before you book.',
      ],
    },
    {
      heading: 'Quotes and prices',
      paragraphs: [
        `Asking for a quote is free. Moves start from ${startingPrice}. What yours costs depends on the distance, the items and the services you ask for.`,
        `Prices with a plus sign, such as the local rates${packages.length > 0 ? ' and the packages for additional services' : ''}, are starting prices too.`,
        `A quote is good for ${quoteGoodFor}. It’s based on what you told us about the move. If that changes, we’ll quote again.`,
      ],
    },
    {
      heading: 'Cancellation',
      paragraphs: [
        `You may cancel. Please do so at least ${cancellationNotice} before the move, so that somebody else can have the day.`,
        'The law lets nobody charge for it if the person for whom the move was booked has died or is in hospital.',
        ...(namesCancellationFee ? [] : ['Nor do we charge for any other cancellation.']),
        `Phone ${company.phone.display} or write to ${company.email}. Give your reference if you have one.`,
      ],
    },
    {
      heading: 'Payment',
      paragraphs: ['Payment is due on completion of the move. You may pay by:'],
      list: paymentMethods,
    },
    {
      heading: 'Final sales and refunds',
      paragraphs: [
        refunds,
        'You pay when the work is done. If something is wrong, tell the crew before you pay. You lose no right by telling us later.',
      ],
    },
    {
      heading: 'No insurance for your belongings',
      paragraphs: [
        'We provide no insurance for your belongings. It is not part of any price on this site.',
        'Blankets, crates and other packing are protection for the trip. They are not insurance.',
        'Before moving day, ask your own insurer what your policy says about moving house or premises.',
      ],
    },
    {
      heading: 'What we do not carry',
      paragraphs: [
        'Please keep these apart from the load. If we find them, they stay off the truck.',
      ],
      list: [
        'Hazardous materials, for example gas bottles, petrol and pool acid',
        'Perishables, for example fresh and frozen food',
        'Illegal items',
      ],
    },
    {
      heading: 'Where and when we work',
      paragraphs: [
        `Our service area is ${new Intl.ListFormat('en-GB').format(serviceArea)}. Long distance moves go further, on the routes named on their page and on others by arrangement.`,
        `Our opening hours are ${openingTimes}. You may send a request through the site at any hour.`,
      ],
    },
    ...onFigures(),
    {
      heading: 'Under 18s',
      paragraphs: [
        'Our services are not directed at anyone under 18. If you are younger, ask a parent or guardian to deal with us.',
      ],
    },
    {
      heading: 'Your rights under the law',
      paragraphs: [
        'You keep every right under South African law that cannot be excluded, such as those in the Consumer Protection Act 68 of 2008. Where one of our terms goes against such a right, the right comes first.',
        'When we change these terms, the date above changes too. The terms shown here when you book apply to your move.',
      ],
    },
  ],
};
