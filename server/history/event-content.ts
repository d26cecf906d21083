import * as z from 'zod/mini';

/** What an event holds besides its kind, time and name; empty for most. */
const eventContent = z.object({
  /** What was said, in their words. */
  said: z.optional(z.string()),
});

export type EventContent = z.output<typeof eventContent>;

export function contentToStore(content: EventContent): string | null {
  return Object.keys(content).length > 0 ? JSON.stringify(content) : null;
}

/** @throws when the stored text is none of ours */
export function storedContent(text: string | null): EventContent {
  return text === null ? {} : eventContent.parse(JSON.parse(text));
}
