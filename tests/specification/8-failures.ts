import { missingPage } from './checks.ts';
import { check, type Statement } from './statement.ts';

const query = (title: string) => check('web/api/query-client.test.ts', title);
const request = (title: string) => check('web/api/request.test.ts', title);
const outcome = (title: string) => check('web/forms/outcomes.test.tsx', title);
const failedQuote = outcome('a request fails with a notice of the same kind, whatever the cause');
const failedMessage = outcome('after %s a message fails with a notice');
const notAskedAgain = query(
  'is not asked again by time, by coming back to the window, or by another component',
);

export const failures: readonly Statement[] = [
  {
    says: 'A quote request that fails, for whatever cause, has a destructive notice: “Error”.',
    heldBy: failedQuote,
  },
  { says: 'It says “Failed to submit quote request. Please try again.”', heldBy: failedQuote },
  {
    says: 'A message that fails, for whatever cause, has the same: “Error”.',
    heldBy: failedMessage,
  },
  { says: 'It says “Failed to send message. Please try again.”', heldBy: failedMessage },
  {
    says: 'Any refusal is an error whose message is status, colon, space and body.',
    heldBy: request('fails with the status and the body'),
  },
  {
    says: 'Where the body is empty, the status text is in its place.',
    heldBy: request('fails with the status text when the body is empty'),
  },
  {
    says: 'A query that failed is not tried again.',
    heldBy: query('fails with status and body, and is not retried'),
  },
  {
    says: 'Coming back to the window does not refresh a query.',
    heldBy: notAskedAgain,
    differs: 'queries are not refreshed',
  },
  {
    says: 'No timer refreshes a query.',
    heldBy: notAskedAgain,
    differs: 'queries are not refreshed',
  },
  { says: 'What a query has fetched is never stale.', heldBy: notAskedAgain },
  {
    says: 'A mutation is not tried again.',
    heldBy: [
      query('a mutation is not retried'),
      check(
        'web/forms/resending.test.tsx',
        'is tried three times more after growing pauses, then it ends with what to do',
      ),
    ],
    differs: 'mutations are not retried',
  },
  {
    says: 'A path that nothing matches gets the card of the page that is not found.',
    heldBy: missingPage,
  },
  {
    says: 'Codes and bodies of the server’s errors are left to us.',
    heldBy: check(
      'server/http/api-document.test.ts',
      'each limit is answered as the document says, and so is a server that cannot store',
    ),
  },
  {
    says: 'Messages at fields are those of section 5.',
    heldBy: check(
      'tests/e2e/quote-validation.e2e.ts',
      'what is missing or wrong is said at once, leads to its field, and is not sent',
    ),
  },
];
