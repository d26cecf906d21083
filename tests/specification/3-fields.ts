import { formChoices, messageJourney, needed, pageTables, requestFromForm } from './checks.ts';
import { check, type Statement } from './statement.ts';

const form = (title: string) => check('domain/request/request.form.test.ts', title);
const schema = (title: string) => check('domain/request/request.schema.test.ts', title);
const message = (title: string) => check('domain/request/message.schema.test.ts', title);
const onlyChoices = schema(
  'refuses choices that are not on the list, and ignores fields it does not know',
);
const unlisted = schema('refuses %s in the inventory');

export const fields: readonly Statement[] = [
  // A quote request
  { says: 'A request has the field `name`, which is needed.', heldBy: needed },
  { says: 'A request has the field `email`, which is needed.', heldBy: needed },
  { says: 'A request has the field `phone`, which is needed.', heldBy: needed },
  { says: '`moveType` is `residential` or `commercial`.', heldBy: [formChoices, onlyChoices] },
  { says: 'A request has the field `fromAddress`, which is needed.', heldBy: needed },
  { says: 'A request has the field `toAddress`, which is needed.', heldBy: needed },
  { says: 'A request has the field `moveDate`, which is needed.', heldBy: needed },
  {
    says: '`deliveryMethod` is `whatsapp` or `email`.',
    heldBy: [formChoices, onlyChoices],
  },
  {
    says: '`bedrooms` is optional: `1`, `2`, `3` or `4+`.',
    heldBy: [formChoices, onlyChoices, needed],
  },
  { says: '`bathrooms` is optional, with the same choices.', heldBy: [formChoices, needed] },
  {
    says: '`hasGarage` is `yes` when it is ticked, otherwise empty.',
    heldBy: [
      formChoices,
      requestFromForm,
      form('leaves the home out of a commercial request, and the visitor’s answers in the form'),
    ],
  },
  {
    says: '`hasStoreroom` is `yes` when it is ticked, otherwise empty.',
    heldBy: [
      formChoices,
      requestFromForm,
      form('leaves the home out of a commercial request, and the visitor’s answers in the form'),
    ],
  },
  { says: '`additionalNotes` is optional.', heldBy: [formChoices, needed] },
  {
    says: '`inventory` maps each category to a list of the items that were chosen.',
    heldBy: [requestFromForm, unlisted],
  },
  {
    says: '`kitchen` has `refrigerator`, `stove`, `dishwasher`, `microwave`, `kitchen-table`, `kitchen-chairs`.',
    heldBy: formChoices,
  },
  {
    says: '`living` has `sofa`, `tv`, `coffee-table`, `entertainment`, `bookshelf`, `dining-table`.',
    heldBy: formChoices,
  },
  {
    says: '`bedroom` has `bed`, `wardrobe`, `dresser`, `nightstand`, `chest`.',
    heldBy: formChoices,
  },
  {
    says: 'A category without a chosen item is not in the map.',
    heldBy: schema('drops an inventory category without items and counts an item once'),
  },
  {
    says: 'A request has no other field.',
    heldBy: schema('takes the access of either address'),
    differs: 'the fields of a request and of a message',
  },
  // A message
  {
    says: 'A message has the fields `name`, `email` and `message`.',
    heldBy: [message('says what is missing in the words of docs/product.md, 5'), pageTables],
  },
  {
    says: 'A message has the field `phone`, which is optional.',
    heldBy: message('needs no phone number'),
  },
  {
    says: 'A message has no other field.',
    heldBy: messageJourney,
    differs: 'the fields of a request and of a message',
  },
  // What does not change
  { says: 'Lists of areas are part of the pages.', heldBy: pageTables },
  { says: 'A service card has a title, a text and a link.', heldBy: pageTables },
  { says: 'Benefits are part of the pages.', heldBy: pageTables },
  {
    says: 'A testimonial has its stars, a quote, the reviewer’s name and their role.',
    heldBy: pageTables,
  },
  {
    says: 'What fields the server answers with is left to us.',
    heldBy: check(
      'server/requests/kinds/request.kind.test.ts',
      'a request is stored with all its fields, and a mail about it waits',
    ),
  },
];
