import * as z from 'zod/mini';
import { TEAM_ACTIONS, type TeamAction } from '../../domain/history/stage.ts';
import { lastTrySchema } from '../api/idempotency-key.ts';
import { DESK_DRAFT_KEY } from '../memory/link-storage-keys.ts';
import { deviceMemory, forEachLink } from '../memory/memory.ts';
import { KEPT_FOR_MS } from '../memory/storage-keys.ts';
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
  /** When it was last changed, in milliseconds since 1970. */
  at: z.number(),
});

/** The text that somebody has begun in one form of a desk. */
type DeskDraft = z.output<typeof draft>;

const draftsOf = forEachLink((start) =>
  deviceMemory(DESK_DRAFT_KEY + start, storedShape(2, z.object({ drafts: z.array(draft) }))),
);

/** Reads what was being written about this request, the latest first, without what is too old. */
export function readDrafts(deskKey: string): DeskDraft[] {
  const { drafts } = draftsOf(deskKey).read() ?? { drafts: [] };
  return drafts
    .filter(({ at }) => at > Date.now() - KEPT_FOR_MS)
    .sort((one, other) => other.at - one.at);
}

export function draftOf(deskKey: string, form: DeskForm): DeskDraft | undefined {
  return readDrafts(deskKey).find((draft) => draft.form === form);
}

export function keepDraft(deskKey: string, kept: Omit<DeskDraft, 'at'>): void {
  draftsOf(deskKey).write({
    drafts: [...others(deskKey, kept.form), { ...kept, at: Date.now() }],
  });
}

export function forgetDraft(deskKey: string, form: DeskForm): void {
  const drafts = others(deskKey, form);
  if (drafts.length > 0) draftsOf(deskKey).write({ drafts });
  else forgetDrafts(deskKey);
}

export function forgetDrafts(deskKey: string): void {
  draftsOf(deskKey).forget();
}

function others(deskKey: string, form: DeskForm): DeskDraft[] {
  return readDrafts(deskKey).filter((draft) => draft.form !== form);
}
