import { heads, missingPage, pageTables, structuredData } from './checks.ts';
import { check, type Statement } from './statement.ts';

const uniqueHeads = check(
  'tests/pages/head.test.ts',
  'no two pages have the same title, description, keywords or address',
);
const tooltip = (title: string) => check('tests/e2e/site/whatsapp.e2e.ts', title);
const servicesMenu = (title: string) => check('tests/e2e/site/services-menu.e2e.ts', title);
const phoneMenu = (title: string) => check('tests/e2e/site/phone-menu.phone.e2e.ts', title);

export const everyPage: readonly Statement[] = [
  // For whom it is
  { says: 'A family owns the company.', heldBy: pageTables },
  { says: 'The company is at home in Johannesburg, in Gauteng.', heldBy: structuredData },
  { says: 'It has been in business since 2014.', heldBy: structuredData },
  {
    says: 'Visitors plan a residential, commercial, long-distance, local or specialty move, or want additional services.',
    heldBy: pageTables,
  },
  {
    says: 'Additional services are cleaning, furniture setup, TV wall mounting and unpacking.',
    heldBy: pageTables,
  },
  {
    says: 'All service pages and suburb pages can be reached from the home page.',
    heldBy: check(
      'tests/pages/links.test.ts',
      'whoever starts at the home page can reach all 25 pages, and nothing else',
    ),
  },
  {
    says: 'A visitor can ask for a quote, which is free.',
    heldBy: [
      pageTables,
      check(
        'tests/e2e/quote.phone.e2e.ts',
        'a phone asks for a quote: by touch, without sideways scroll',
      ),
    ],
  },
  { says: 'The home page advertises that moves start from R450.', heldBy: pageTables },
  {
    says: 'A visitor can write a message.',
    heldBy: check(
      'tests/e2e/site/contact.phone.e2e.ts',
      'a phone sends a message by touch; the notice is under the header',
    ),
  },
  { says: 'A visitor can call, and write an email.', heldBy: pageTables },
  {
    says: 'A visitor can write by WhatsApp.',
    heldBy: tooltip('a click on the WhatsApp button opens a chat in another tab'),
  },
  // Claims
  { says: 'Claimed: 10+ years of experience.', heldBy: pageTables },
  { says: 'Claimed: 500+ customers.', heldBy: pageTables },
  { says: 'Claimed: a rating of 5.0.', heldBy: pageTables },
  { says: 'Claimed: available 24/7.', heldBy: pageTables },
  { says: 'Claimed: founded in 2014 with one truck.', heldBy: pageTables },
  { says: 'The terms call the claimed figures illustrative.', heldBy: pageTables },
  {
    says: 'Nothing but the terms calls them so.',
    differs: 'only the terms call reviews and figures illustrative',
  },
  {
    says: 'Johannesburg’s page claims 1000+ city moves, 50+ suburbs, 10+ years and 5 stars.',
    heldBy: pageTables,
  },
  // Head
  { says: 'Each page has its own title.', heldBy: [heads, uniqueHeads] },
  { says: 'Each page has its own description.', heldBy: [heads, uniqueHeads] },
  { says: 'Each page has its own keywords.', heldBy: [heads, uniqueHeads] },
  {
    says: 'Structured data describe a moving company, and on service and area pages its service.',
    heldBy: structuredData,
  },
  {
    says: 'The area served is a place in Johannesburg, or Johannesburg in Gauteng.',
    heldBy: structuredData,
  },
  { says: 'The region of the structured data is Gauteng.', heldBy: structuredData },
  { says: 'The country of the structured data is ZA.', heldBy: structuredData },
  // Header
  {
    says: 'The header stays at the top while the page scrolls.',
    heldBy: servicesMenu('the header stays while the page scrolls'),
  },
  { says: 'The header’s logo leads home.', heldBy: pageTables },
  { says: 'The header links “Home”.', heldBy: pageTables },
  {
    says: 'The header’s “Services” menu opens under a pointer that hovers.',
    heldBy: servicesMenu('hover opens it, the way to any service keeps it, leaving closes it'),
  },
  { says: 'The “Services” menu has the six service pages.', heldBy: pageTables },
  { says: 'The header links “About”.', heldBy: pageTables },
  { says: 'The header links “Contact”.', heldBy: pageTables },
  {
    says: '“Get Quote” is the one button of the header, and leads to `/get-quote`.',
    heldBy: pageTables,
  },
  {
    says: 'The header has nothing else.',
    heldBy: pageTables,
    differs: 'header and phone menu: these links alone',
  },
  {
    says: 'The current page’s link is marked, and looks different, for Home, About and Contact, and for no other.',
    heldBy: pageTables,
  },
  // Phone menu
  {
    says: 'On a phone a button opens and closes the menu.',
    heldBy: phoneMenu('its button and a tap outside close it'),
  },
  {
    says: 'The phone’s menu has Home, Residential Moving, Commercial Moving, About, Contact and “Get Free Quote”, in this order.',
    heldBy: pageTables,
    differs: 'header and phone menu: these links alone',
  },
  {
    says: 'A choice in the phone’s menu closes it.',
    heldBy: [
      phoneMenu('a choice closes it before the next page has come'),
      phoneMenu('choosing a page closes the phone’s menu, even for whoever comes back'),
    ],
  },
  // Footer
  {
    says: 'The footer begins with a short text about the company.',
    heldBy: pageTables,
    differs: 'the order of the footer',
  },
  { says: 'The footer has the phone number, as a link that calls.', heldBy: pageTables },
  { says: 'The footer has the email address, as a link that writes.', heldBy: pageTables },
  { says: 'The footer has a line that says where the company is.', heldBy: pageTables },
  {
    says: '“Our Services” in the footer: residential, commercial, long distance, specialty, additional.',
    heldBy: pageTables,
  },
  { says: '“Connect With Us” in the footer: two networks.', heldBy: pageTables },
  {
    says: '“Quick Links” in the footer: “Johannesburg Movers”, “Randburg Movers”.',
    heldBy: pageTables,
  },
  {
    says: 'A badge in the footer leads to the network that verifies the company.',
    heldBy: pageTables,
  },
  { says: 'The footer’s copyright line is of 2024.', heldBy: pageTables },
  { says: 'The footer links the terms and the privacy policy.', heldBy: pageTables },
  // WhatsApp button and tooltips
  {
    says: 'The floating button is labelled “WHATSAPP FOR QUOTE” on hover.',
    heldBy: tooltip('it opens after 700 ms of hover, and no sooner'),
  },
  {
    says: 'The floating button is on every page.',
    heldBy: [pageTables, missingPage],
    differs: 'the WhatsApp button on every page',
  },
  {
    says: 'The floating button asks for a quote by WhatsApp. How is left to us.',
    heldBy: check('tests/pages/pages.test.ts', 'on %s the chat begins with a quote for %s'),
  },
  {
    says: 'A tooltip opens after 700 ms of hover.',
    heldBy: tooltip('it opens after 700 ms of hover, and no sooner'),
  },
  {
    says: 'Within 300 ms of one tooltip the next opens at once.',
    heldBy: tooltip('within 300 ms it opens again at once, after that it waits'),
    differs: 'the next tooltip opens at once',
  },
  { says: 'A tooltip is 4 px away from its button.', heldBy: tooltip('it is 4 px away') },
];
