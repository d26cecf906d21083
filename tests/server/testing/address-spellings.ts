import fc from 'fast-check';

const letters = fc.stringMatching(/^[a-z]{2,8}$/);

/** Spellings of one address, which may all reach one mailbox. */
export const everySpelling = fc
  .record({
    start: letters,
    end: letters,
    domain: fc.constantFrom('gmail.com', 'mail.example.co.za'),
    tag: letters,
  })
  .map(({ start, end, domain, tag }) => [
    `${start}${end}@${domain}`,
    `${start}.${end}@${domain}`,
    `${start}${end}+${tag}@${domain}`,
    `${start}.${end}+${tag}+1@${domain}`,
    `${start}${end}@${domain}`.toUpperCase(),
    ...(domain === 'gmail.com' ? [`${start}${end}@googlemail.com`] : []),
  ]);
