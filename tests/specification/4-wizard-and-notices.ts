import {
  formChoices,
  formDefaults,
  homeJourney,
  messageJourney,
  officeJourney,
  pageTables,
  stepFields,
  wayThroughSteps,
} from './checks.ts';
import { check, type Statement } from './statement.ts';

const fourSteps = check(
  'tests/pages/request-form.test.ts',
  'the wizard on %s is four steps, with a dot for each',
);
const sending = check(
  'tests/e2e/quote-journey.e2e.ts',
  'while it is being sent the button shows that, and Enter does not send again',
);
const backAndForth = check(
  'tests/e2e/quote-keyboard.e2e.ts',
  'Back leads back, and Continue forward again',
);
const changedMind = check(
  'tests/e2e/quote-journey.e2e.ts',
  'somebody asks on the home page and changes their mind; a pop-up blocker keeps the chat shut',
);
const backAfterAnchor = check(
  'tests/e2e/quote-memory.e2e.ts',
  'a link to a part of the page is not a trap: Back opens the step before, and stays there',
);
const sentMessage = check(
  'web/forms/outcomes.test.tsx',
  'a message that was sent: its notice, an empty form, and a list that is out of date',
);
const toasts = (title: string) => check('tests/e2e/site/notices.e2e.ts', title);
const store = (title: string) => check('web/forms/notices.test.ts', title);

/** The wizard’s parts, on the page of section 2. */
export const wizard: readonly Statement[] = [
  {
    says: 'The wizard is alone on `/get-quote`, and part of Home.',
    heldBy: [pageTables, formChoices],
  },
  { says: 'The wizard has four steps.', heldBy: [fourSteps, stepFields] },
  { says: 'Its progress is given in words: “Step 1 of 4” and so on.', heldBy: fourSteps },
  { says: 'Its progress is drawn as four dots.', heldBy: fourSteps },
  { says: 'Step 1 asks for the type of the move.', heldBy: stepFields },
  { says: 'Step 2 asks about the property.', heldBy: stepFields },
  { says: 'A business sees no step 2.', heldBy: wayThroughSteps },
  { says: 'Step 3 is the inventory.', heldBy: stepFields },
  { says: 'A business sees no step 3.', heldBy: wayThroughSteps },
  {
    says: 'Step 4 asks for contact details and how to answer.',
    heldBy: stepFields,
    differs: 'what step 4 begins with',
  },
];

/** How wizard, contact form, menu and notices go on. */
export const states: readonly Statement[] = [
  {
    says: 'The wizard begins at step 1.',
    heldBy: homeJourney,
    differs: 'the wizard begins at step 1',
  },
  { says: 'Residential is chosen from the start.', heldBy: [formDefaults, formChoices] },
  { says: 'WhatsApp is chosen from the start.', heldBy: [formDefaults, formChoices] },
  { says: 'Residential leads to step 2.', heldBy: [wayThroughSteps, homeJourney] },
  { says: 'Commercial leads straight to step 4.', heldBy: [wayThroughSteps, officeJourney] },
  { says: '“Continue” leads from step 2 to step 3.', heldBy: [wayThroughSteps, homeJourney] },
  { says: '“Continue” leads from step 3 to step 4.', heldBy: [wayThroughSteps, homeJourney] },
  { says: '“Back” leads from step 2 to step 1.', heldBy: [wayThroughSteps, changedMind] },
  { says: '“Back” leads from step 3 to step 2.', heldBy: [wayThroughSteps, backAfterAnchor] },
  {
    says: '“Back” leads a residential move from step 4 to step 3.',
    heldBy: [wayThroughSteps, backAndForth],
  },
  {
    says: '“Back” leads a commercial move from step 4 to step 1.',
    heldBy: [wayThroughSteps, changedMind],
  },
  { says: 'While the wizard sends, its button is disabled.', heldBy: sending },
  { says: 'While the wizard sends, its button reads “Sending...”.', heldBy: sending },
  { says: 'While the contact form sends, its button is disabled.', heldBy: messageJourney },
  { says: 'While the contact form sends, its button reads “Sending...”.', heldBy: messageJourney },
  { says: 'A message that was sent leaves an empty form.', heldBy: [messageJourney, sentMessage] },
  {
    says: 'The phone’s menu is closed until its button opens it.',
    heldBy: check(
      'tests/e2e/site/phone-menu.phone.e2e.ts',
      'the phone’s menu opens and closes by touch, and the page behind it stays still',
    ),
  },
  {
    says: 'At most one notice is on the screen.',
    heldBy: [
      toasts('one notice at a time: the newest'),
      store('shows one notice at a time: the newest'),
    ],
  },
  { says: 'A notice stays for 5000 ms.', heldBy: toasts('it goes after 5 seconds, and no sooner') },
  {
    says: 'To swipe a notice to the right by 50 px dismisses it.',
    heldBy: toasts('a short swipe to the right changes nothing, a longer one sends it away'),
  },
  {
    says: 'F8 moves the focus to the notices.',
    heldBy: [
      toasts('its time stops while it has the focus, which F8 brings'),
      check(
        'tests/e2e/quote-keyboard.e2e.ts',
        'F8 leads to the notice of a failure, and Escape back',
      ),
    ],
  },
  {
    says: 'A dismissed notice is removed after 1000000 ms.',
    heldBy: store(
      'keeps a dismissed notice for 1,000,000 ms and then forgets it (docs/product.md, 4)',
    ),
  },
  {
    says: 'A notice is `default` or `destructive`, which is told at once.',
    heldBy: [
      toasts('screen readers are told politely'),
      toasts('screen readers are told assertively'),
    ],
  },
];
