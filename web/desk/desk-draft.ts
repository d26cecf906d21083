import * as z from 'zod/mini';
import { TOLD_BY } from '../../domain/move/event.ts';
import { TEAM_ACTIONS, type TeamAction } from '../../domain/move/stage.ts';
import { phonedRequestSchema } from '../../domain/request/phoned-request.schema.ts';
import { keptOnDevice } from '../forms/kept-on-device.ts';
import { DESK_DRAFT_KEY } from '../memory/link-storage-keys.ts';
import { forEachLink } from '../memory/memory.ts';
import { storedQuoteForm } from '../quote/state/stored-quote-form.ts';

/** The forms of the desk, named by the event that they store. */
const FORMS = TEAM_ACTIONS.filter(
  (action) => action !== 'taken' && action !== 'told' && action !== 'reopened',
);
export type DeskForm = (typeof FORMS)[number];
/** The forms whose fields are a few lines of text. */
export type ShortForm = Exclude<DeskForm, 'changed'>;

export function isForm(action: TeamAction): action is DeskForm {
  return FORMS.some((form) => form === action);
}

/** The text that somebody has begun in one form of a desk. */
const short = z.object({
  /** The number of the last event on the page when the writing began. */
  begunAt: z.number(),
  /** Each field as it was typed. */
  values: z.catchall(z.object({}), z.string()),
});

const corrected = z.object({
  /** The answers that it starts from. */
  from: z.object({ answers: phonedRequestSchema, version: z.number() }),
  values: z.extend(storedQuoteForm, {
    /** What TheyKnow says. */
    toldBy: z.catch(z.enum(['', ...TOLD_BY]), ''),
  }),
});
export type Corrected = z.output<typeof corrected>;

const draftsOf = forEachLink((start) => keptOnDevice(DESK_DRAFT_KEY + start, FORMS));

export const keptDeskForm = (deskKey: string, form: ShortForm) =>
  draftsOf(deskKey).form(form, short);
export const keptCorrection = (deskKey: string) => draftsOf(deskKey).form('changed', corrected);

/** The forms in which something is written about this request, the latest of this tab first, without what is too old. */
export function formsBegun(deskKey: string): DeskForm[] {
  return draftsOf(deskKey)
    .all()
    .map(({ form }) => form);
}

/** The texts in them, each with a name, without what counts and numbers the visits. The answers to a request are gone with it. */
export function textsBegun(deskKey: string): { readonly id: string; readonly text: string }[] {
  return draftsOf(deskKey)
    .all()
    .flatMap(({ form, tab = '', draft }) => {
      const { values = {} } = form === 'changed' ? {} : (short.safeParse(draft).data ?? {});
      return Object.entries(values)
        .filter(([field, text]) => text !== '' && !/^visits(\.\d+\.visit)?$/.test(field))
        .map(([field, text]) => ({ id: form + field + tab, text }));
    });
}

export function forgetDrafts(deskKey: string): void {
  draftsOf(deskKey).forgetAll();
}
