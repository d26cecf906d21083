import * as z from 'zod/mini';
import { DESK_DRAFT_KEY, KEPT_FOR_MS } from '../forms/storage-keys.ts';
import { storedShape } from '../forms/stored-shape.ts';
import { deviceMemory } from '../forms/tab-memory.ts';

/** The forms of the desk, named by the event that they store. */
const FORMS = ['quoted', 'agreed', 'confirmed', 'cancelled', 'phoned', 'callback'] as const;
export type DeskForm = (typeof FORMS)[number];

/** Each field of a form as it is typed. */
export type Typed = Record<string, string>;

const draft = z.object({
  form: z.enum(FORMS),
  /** The number of the last event on the page when the writing began. */
  begunAt: z.number(),
  /** Each field as it was typed. */
  values: z.catchall(z.object({}), z.string()),
  /** When it was last changed, in milliseconds since 1970. */
  at: z.number(),
});

/** What somebody began to write about a request. */
type DeskDraft = z.output<typeof draft>;

/** By the beginning of the key, which opens nothing: the page behind a key that opens nothing any more knows it. */
const memoryOf = (deskKey: string) =>
  deviceMemory(DESK_DRAFT_KEY + deskKey.slice(0, 8), storedShape(1, draft));

/** Reads what was being written about this request; undefined if nothing was, or if it is too old. */
export function readDraft(deskKey: string): DeskDraft | undefined {
  const kept = memoryOf(deskKey).read();
  return kept && kept.at > Date.now() - KEPT_FOR_MS ? kept : undefined;
}

export function keepDraft(deskKey: string, kept: Omit<DeskDraft, 'at'>): void {
  memoryOf(deskKey).write({ ...kept, at: Date.now() });
}

export function forgetDraft(deskKey: string): void {
  memoryOf(deskKey).forget();
}
