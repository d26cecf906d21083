import * as z from 'zod/mini';
import { TEAM_ACTIONS, type TeamAction } from '../../domain/move/stage.ts';
import { lastTrySchema } from '../api/idempotency-key.ts';
import { draftsOfTabs } from '../memory/drafts-of-tabs.ts';
import { DESK_DRAFT_KEY } from '../memory/link-storage-keys.ts';
import { forEachLink } from '../memory/memory.ts';
import { storedShape } from '../memory/stored-shape.ts';

/** The forms of the desk, named by the event that they store. */
const FORMS = TEAM_ACTIONS.filter((action) => action !== 'taken' && action !== 'told');
export type DeskForm = (typeof FORMS)[number];
/** The forms whose fields are a few lines of text. */
export type ShortForm = Exclude<DeskForm, 'changed'>;

export function isForm(action: TeamAction): action is DeskForm {
  return FORMS.some((form) => form === action);
}

/** Each field of a form as it is typed. */
export type Typed = Record<string, string>;

const draft = z.object({
  form: z.enum(FORMS),
  /** The number of the last event on the page when the writing began. */
  begunAt: z.number(),
  /** Each field as it was typed. */
  values: z.catchall(z.object({}), z.string()),
  /** The latest press. */
  lastTry: z.optional(lastTrySchema),
  tab: z.optional(z.string()),
  at: z.number(),
});

/** The text that somebody has begun in one form of a desk. */
type DeskDraft = z.output<typeof draft>;

const draftsOf = forEachLink((start) =>
  draftsOfTabs(DESK_DRAFT_KEY + start, storedShape(2, z.object({ drafts: z.array(draft) }))),
);

/** Reads what was being written about this request, the latest of this tab first, without what is too old. */
export function readDrafts(deskKey: string): DeskDraft[] {
  return draftsOf(deskKey).read();
}

/** What a form begins with. */
export function openDraft(deskKey: string, form: DeskForm): DeskDraft | undefined {
  return draftsOf(deskKey).open(form);
}

export function draftOf(deskKey: string, form: DeskForm): DeskDraft | undefined {
  return draftsOf(deskKey).of(form);
}

export function keepDraft(deskKey: string, kept: Omit<DeskDraft, 'tab' | 'at'>): void {
  draftsOf(deskKey).keep(kept);
}

export function forgetDraft(deskKey: string, form: DeskForm): void {
  draftsOf(deskKey).forget(form);
}

export function forgetDrafts(deskKey: string): void {
  draftsOf(deskKey).forgetAll();
}
