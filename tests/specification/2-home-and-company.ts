import { formChoices, pageTables, socialTabs } from './checks.ts';
import { check, type Statement } from './statement.ts';

export const home: readonly Statement[] = [
  { says: 'Home opens with the badge “Moves From R450”.', heldBy: pageTables },
  {
    says: 'The hero of Home has “Get Free Quote”, which leads to `/get-quote`.',
    heldBy: pageTables,
  },
  { says: 'The hero of Home has “Call Now”, which dials.', heldBy: pageTables },
  { says: 'Home has the four figures of trust.', heldBy: pageTables },
  { says: 'Home has a grid of six service cards.', heldBy: pageTables },
  { says: 'Home has a grid of areas, each of which leads to its page.', heldBy: pageTables },
  {
    says: 'Johannesburg and Randburg are marked “Featured”, and no other area.',
    heldBy: pageTables,
  },
  { says: 'The wizard is on Home, at the anchor `quote`.', heldBy: [pageTables, formChoices] },
  { says: 'Home says who the company is, at the anchor `about`.', heldBy: pageTables },
  { says: 'Home has a block on what decides the price.', heldBy: pageTables },
  { says: 'Home has three customers’ testimonials.', heldBy: pageTables },
];

export const aboutAndContact: readonly Statement[] = [
  { says: 'About tells the story from 2014 and one truck.', heldBy: pageTables },
  { says: 'About names three values: “Trust”, “Care”, “Excellence”.', heldBy: pageTables },
  { says: 'About has a profile of the founder.', heldBy: pageTables },
  { says: 'About gives six reasons to choose the company.', heldBy: pageTables },
  { says: 'Contact has number, email address and place.', heldBy: pageTables },
  { says: 'Contact has the opening hours.', heldBy: pageTables },
  { says: 'Contact links Instagram and Facebook.', heldBy: pageTables },
  { says: 'The networks open in new tabs.', heldBy: [pageTables, socialTabs] },
  { says: 'Contact has a form for a message.', heldBy: pageTables },
];

export const legal: readonly Statement[] = [
  { says: 'The terms have 11 sections.', heldBy: pageTables },
  { says: 'The terms were last updated in December 2024.', heldBy: pageTables },
  { says: 'The privacy policy has 11 sections.', heldBy: pageTables },
  { says: 'The privacy policy was last updated in December 2024.', heldBy: pageTables },
];

const errorsAtFields = check(
  'tests/e2e/site/contact.e2e.ts',
  'messages under each field, and a summary that leads to them',
);

export const contactForm: readonly Statement[] = [
  { says: 'The contact form has `name`, `email`, `phone` and `message`.', heldBy: pageTables },
  { says: 'In the contact form the phone number is optional.', heldBy: pageTables },
  { says: 'The message’s field is 4 rows tall.', heldBy: pageTables },
  { says: 'Each error of the contact form is under its field.', heldBy: errorsAtFields },
];
