import { check } from './statement.ts';

// The checks that hold many statements; the others are named where they are used.

/** The tables of tests/pages against the built pages. */
export const pageTables = check(
  'tests/pages/pages.test.ts',
  '$path has what docs/product.md gives it',
);
export const routeCount = check(
  'tests/pages/pages.test.ts',
  'the table has the 25 routes of docs/product.md, and its test identifiers follow the rule',
);
export const missingPage = check(
  'tests/pages/pages.test.ts',
  'the page that is not there has header, footer and WhatsApp button too',
);
export const heads = check(
  'tests/pages/head.test.ts',
  '%s tells search engines and shared links what it is',
);
export const structuredData = check(
  'tests/pages/structured-data.test.ts',
  '$path tells machines who moves whom, where and from what price',
);
export const formChoices = check(
  'tests/pages/request-form.test.ts',
  'the wizard on %s has the fields and choices of a request',
);
export const socialTabs = check('tests/pages/links.test.ts', 'links to other sites');

/** Whole journeys in a browser. */
export const homeJourney = check(
  'tests/e2e/quote-journey.e2e.ts',
  'a home moves: all four steps, answered by WhatsApp',
);
export const officeJourney = check(
  'tests/e2e/quote-journey.e2e.ts',
  'an office moves: straight to the details, answered by email, and remembered by the tab',
);
export const messageJourney = check(
  'tests/e2e/site/contact.e2e.ts',
  'an impatient visitor, and an answer lost on the way: each message arrives once',
);

/** Rules next to their modules. */
export const wayThroughSteps = check(
  'domain/request/steps.test.ts',
  'leads a %s move through its steps and back',
);
export const stepFields = check(
  'domain/request/steps.test.ts',
  'the step %s is number %i, and asks for %j',
);
export const requestFromForm = check(
  'domain/request/request.form.test.ts',
  'becomes the request of docs/product.md, 3',
);
export const formDefaults = check(
  'domain/request/request.form.test.ts',
  'starts as residential, answered by WhatsApp (docs/product.md, 4)',
);
export const needed = check(
  'domain/request/request.schema.test.ts',
  'needs only what docs/product.md, 5 asks for, and is empty where nothing was said',
);
export const requestMessages = check(
  'domain/request/request.schema.test.ts',
  'says what is missing in the words of docs/product.md, 5',
);
export const requestMeasures = check(
  'domain/request/request.schema.test.ts',
  'measures %s: %j is too little, %j is enough',
);
export const chatText = check(
  'domain/request/whatsapp.test.ts',
  'says everything about a residential move',
);
