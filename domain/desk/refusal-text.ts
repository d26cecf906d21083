/** A kind no, for a person to read once more and send. */
export function refusalText({
  name,
  company,
  matter,
}: {
  readonly name: string;
  readonly company: string;
  /** 'quote request JFM-7K3Q-24' */
  readonly matter: string;
}): string {
  return [
    `Hello ${name}, this is ${company} about your ${matter}.`,
    'Thank you for asking us. We’re sorry, this is one we can’t do well. We’d rather say so now and leave you time to find somebody who can.',
    'All the best with it. We’d be glad to help another time.',
  ].join('\n\n');
}
