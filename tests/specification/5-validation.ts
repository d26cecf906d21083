import { needed, requestMeasures, requestMessages } from './checks.ts';
import { check, type Statement } from './statement.ts';

const message = (title: string) => check('domain/request/message.schema.test.ts', title);
const messageMeasures = message('measures %s');
const messageMessages = message('says what is missing in the words of docs/product.md, 5');
const notRequired = check(
  'tests/e2e/quote-validation.e2e.ts',
  'rooms and inventory are not required',
);
const addresses = check(
  'domain/fields.test.ts',
  'is taken if the browser takes it and its domain has a dot',
);

export const validation: readonly Statement[] = [
  { says: 'A name has at least 2 characters.', heldBy: requestMeasures },
  { says: 'A shorter name is told “Name must be at least 2 characters”.', heldBy: requestMessages },
  {
    says: 'An email address has a valid format.',
    heldBy: [requestMeasures, addresses],
    differs: 'a valid email address',
  },
  { says: 'Another email address is told “Please enter a valid email”.', heldBy: requestMessages },
  { says: 'A phone number has at least 10 characters.', heldBy: requestMeasures },
  {
    says: 'A shorter number is told “Please enter a valid phone number”.',
    heldBy: requestMessages,
  },
  {
    says: 'The type of a move is residential or commercial. The message is left to us.',
    heldBy: requestMessages,
  },
  { says: 'The address that somebody leaves has at least 5 characters.', heldBy: requestMeasures },
  { says: 'A shorter one is told “Please enter your current address”.', heldBy: requestMessages },
  {
    says: 'The address that somebody moves to has at least 5 characters.',
    heldBy: requestMeasures,
  },
  {
    says: 'A shorter one is told “Please enter your destination address”.',
    heldBy: requestMessages,
  },
  { says: 'A date for the move is required.', heldBy: requestMeasures },
  { says: 'Without one the message is “Please select a move date”.', heldBy: requestMessages },
  {
    says: 'The answer comes by WhatsApp or email. The message is left to us.',
    heldBy: requestMessages,
  },
  { says: 'Nobody has to choose bedrooms or bathrooms to go on.', heldBy: [notRequired, needed] },
  { says: 'Garage and store room are optional.', heldBy: [notRequired, needed] },
  { says: 'The inventory may stay empty.', heldBy: [notRequired, needed] },
  { says: 'Notes are optional.', heldBy: needed },
  { says: 'Who writes a message has a name of at least 2 characters.', heldBy: messageMeasures },
  { says: 'Who writes a message has a valid email address.', heldBy: messageMeasures },
  {
    says: 'Who writes a message may leave out the number.',
    heldBy: message('needs no phone number'),
  },
  { says: 'A message has at least 10 characters.', heldBy: messageMeasures },
  {
    says: 'A shorter message is told “Message must be at least 10 characters”.',
    heldBy: messageMessages,
  },
];
