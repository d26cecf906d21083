import { helloFrom } from '../first-name.ts';

/** The text that asks how a move went, for a person to send. */
export function afterMoveText({
  name,
  company,
  reviewsUrl,
}: {
  readonly name: string;
  readonly company: string;
  /** The address of the page for reviews; empty if there is no such page. */
  readonly reviewsUrl: string;
}): string {
  const review =
    reviewsUrl === ''
      ? ''
      : `\n\nA few honest words here would help whoever moves next: ${reviewsUrl}`;
  return `${helloFrom(company, name)}. How did your move go? If anything is missing or broken, please tell us.${review}

Thank you for letting us move you!`;
}
