import fc from 'fast-check';

const name = fc.stringMatching(/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,30}$/);
const label = fc.stringMatching(/^[a-zA-Z0-9]([a-zA-Z0-9-]{0,20}[a-zA-Z0-9])?$/);

/** What a browser takes in `<input type="email">`, with the dot that a domain of the internet has. */
export const ANY_ADDRESS = fc
  .tuple(name, fc.array(label, { minLength: 2, maxLength: 5 }))
  .map(([name, labels]) => `${name}@${labels.join('.')}`);
