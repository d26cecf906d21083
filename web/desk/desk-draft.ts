import * as z from 'zod/mini';
import { must } from '../../domain/fields.ts';
import { DESK_DRAFT_KEY, KEPT_FOR_MS } from '../forms/storage-keys.ts';
import { storedShape } from '../forms/stored-shape.ts';

/** The forms of the desk, named by the event that they store. */
export const DESK_FORMS = [
  'quoted',
  'agreed',
  'confirmed',
  'cancelled',
  'phoned',
  'callback',
] as const;
export type DeskForm = (typeof DESK_FORMS)[number];

/** Each field of a form as it is typed. */
export type Typed = Record<string, string>;

function isTyped(values: unknown): boolean {
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string')
  );
}

const draft = z.object({
  form: z.enum(DESK_FORMS),
  /** The number of the last event on the page when the writing began. */
  begunAt: z.number(),
  /** Each field as it was typed. */
  values: z.unknown().check(must(isTyped, 'words')) as unknown as z.ZodMiniType<Typed>,
  /** When it was last changed, in milliseconds since 1970. */
  at: z.number(),
});

/** What somebody began to write about a request. */
export type DeskDraft = z.output<typeof draft>;

const shape = storedShape(1, draft);

/** Reads what was being written about this request; undefined if nothing was, or if it is too old. */
export function readDraft(reference: string): DeskDraft | undefined {
  try {
    const kept = shape.read(localStorage.getItem(DESK_DRAFT_KEY + reference));
    return kept && kept.at > Date.now() - KEPT_FOR_MS ? kept : undefined;
  } catch {
    return undefined; // storage is switched off
  }
}

export function keepDraft(reference: string, kept: Omit<DeskDraft, 'at'>): void {
  try {
    localStorage.setItem(DESK_DRAFT_KEY + reference, shape.write({ ...kept, at: Date.now() }));
  } catch {
    // Storage is off or full: the text stays on the open page.
  }
}

export function forgetDraft(reference: string): void {
  try {
    localStorage.removeItem(DESK_DRAFT_KEY + reference);
  } catch {
    // Storage is off: nothing was kept.
  }
}
