import {
  chatText,
  homeJourney,
  messageJourney,
  officeJourney,
  pageTables,
  requestFromForm,
  socialTabs,
} from './checks.ts';
import { check, type Statement } from './statement.ts';

const request = (title: string) => check('web/api/request.test.ts', title);
const query = (title: string) => check('web/api/query-client.test.ts', title);
const outcome = (title: string) => check('web/forms/outcomes.test.tsx', title);
const asked = query('is a GET to its joined key, with cookies, read as JSON');
const byWhatsApp = outcome(
  'a request that WhatsApp answers: its notice, a chat in a new tab, and a list that is out of date',
);
const byEmail = outcome('a request that an email answers: a notice with the promise, and no chat');
const sentMessage = outcome(
  'a message that was sent: its notice, an empty form, and a list that is out of date',
);
const stored = check(
  'server/requests/kinds/request.kind.test.ts',
  'a request is stored with all its fields, and a mail about it waits',
);

export const calls: readonly Statement[] = [
  {
    says: 'Every call sends cookies.',
    heldBy: [request('sends credentials, and a JSON body with its type'), asked],
  },
  {
    says: 'A body is JSON, and says so.',
    heldBy: request('sends credentials, and a JSON body with its type'),
  },
  {
    says: 'Without a body there is no content type.',
    heldBy: request('says nothing of JSON when there is no body'),
  },
  { says: 'A query is a GET to its key’s parts, joined by slashes.', heldBy: asked },
  { says: 'The answer to a query is read as JSON.', heldBy: asked },
  {
    says: 'A variant of it takes a 401 for nothing instead of a failure.',
    heldBy: query(
      'from our server means that a private link opens nothing; from a gateway it is a failure',
    ),
    differs: 'a 401 that counts as no data',
  },
  { says: 'A quote request is a POST to `/api/quote-requests`.', heldBy: [byWhatsApp, stored] },
  { says: 'Its body has the fields of section 3.', heldBy: [stored, requestFromForm, homeJourney] },
  {
    says: 'Its answer is read as JSON, of which nothing is used.',
    heldBy: homeJourney,
    differs: 'the answer to a request',
  },
  { says: 'After it the list `quote-requests` is out of date.', heldBy: [byWhatsApp, byEmail] },
  { says: 'A message is a POST to `/api/contact-submissions`.', heldBy: messageJourney },
  { says: 'Its body has name, email, phone and message.', heldBy: messageJourney },
  { says: 'A message that was sent is told with “Message Sent!”.', heldBy: sentMessage },
  {
    says: "Below it: “Thank you for contacting us. We'll get back to you soon.”",
    heldBy: sentMessage,
  },
  { says: 'After it the list `contact-submissions` is out of date.', heldBy: sentMessage },
  // WhatsApp
  {
    says: 'A request that WhatsApp answers is told with “Quote Request Submitted!”.',
    heldBy: byWhatsApp,
  },
  { says: 'Below it: “A WhatsApp message with your details will be sent”.', heldBy: byWhatsApp },
  {
    says: 'A chat with the company’s number opens in a new tab.',
    heldBy: [byWhatsApp, homeJourney],
  },
  { says: 'The chat’s text has the name.', heldBy: chatText },
  { says: 'The chat’s text has the phone number.', heldBy: chatText },
  { says: 'The chat’s text has the email address.', heldBy: chatText },
  { says: 'The chat’s text has the type of the move.', heldBy: chatText },
  { says: 'The chat’s text has both addresses.', heldBy: chatText },
  { says: 'The chat’s text has the date, as “Preferred date”.', heldBy: chatText },
  { says: 'Of a home the chat’s text has the bedrooms.', heldBy: chatText },
  { says: 'Of a home the chat’s text has the bathrooms.', heldBy: chatText },
  { says: 'Of a home the chat’s text has the garage.', heldBy: chatText },
  {
    says: 'Of a home the chat’s text has the store room.',
    heldBy: chatText,
    differs: 'the word for a store room',
  },
  {
    says: 'Of a business the chat’s text has none of these.',
    heldBy: check('domain/request/whatsapp.test.ts', 'leaves the home out of a commercial move'),
  },
  { says: 'The chat’s text has the chosen items of each category.', heldBy: chatText },
  { says: 'The chat’s text has the notes, if there are any.', heldBy: chatText },
  // Email
  {
    says: 'A request that an email answers is told: “Your quote request was emailed to our team inbox.”',
    heldBy: [byEmail, officeJourney],
  },
  { says: 'The same notice promises: “We will respond within 24 hours.”', heldBy: officeJourney },
  // Other ways
  { says: 'A link dials the company’s number.', heldBy: pageTables },
  { says: 'A link writes to the company’s address.', heldBy: pageTables },
  { says: 'Links to the company’s networks open new tabs on every page.', heldBy: socialTabs },
  {
    says: 'The floating button opens a chat in a new tab.',
    heldBy: check(
      'tests/e2e/site/whatsapp.e2e.ts',
      'a click on the WhatsApp button opens a chat in another tab',
    ),
  },
  {
    says: 'What the server does is left to us.',
    heldBy: check(
      'server/http/api-document.test.ts',
      'each call answers as its document says, whatever comes of it',
    ),
  },
];
