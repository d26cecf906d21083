/** The text that asks how a move went, for a person to send. */
export function afterMoveText({
  name,
  company,
  reviewsUrl,
}: {
  readonly name: string;
  readonly company: string;
  /** Where reviews are written; empty if there is no such page. */
  readonly reviewsUrl: string;
}): string {
  const review =
    reviewsUrl === ''
      ? ''
      : `\n\nIf you were happy with us, a few words here would help the next family choose: ${reviewsUrl}`;
  return `Hello ${name}, this is ${company}. How did your move go? If anything is missing or broken, tell us and we’ll see to it.${review}

Thank you for letting us move you!`;
}
