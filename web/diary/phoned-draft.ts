import * as z from 'zod/mini';
import { lastTrySchema } from '../api/idempotency-key.ts';
import { draftsOfTabs } from '../memory/drafts-of-tabs.ts';
import { PHONED_DRAFT_KEY } from '../memory/link-storage-keys.ts';
import { storedShape } from '../memory/stored-shape.ts';
import { storedQuoteForm } from '../quote/state/stored-quote-form.ts';

const FORM = 'phoned';

const content = {
  values: storedQuoteForm,
  lastTry: z.optional(lastTrySchema),
  at: z.number(),
};
const draft = z.object({ ...content, form: z.literal(FORM), tab: z.optional(z.string()) });

type PhonedDraft = Omit<z.output<typeof draft>, 'form' | 'tab' | 'at'>;

const shape = storedShape(2, z.object({ drafts: z.array(draft) }));
/** Of earlier releases, with one draft for all tabs. */
const single = storedShape(1, z.object(content));

const drafts = draftsOfTabs(PHONED_DRAFT_KEY, {
  write: shape.write,
  read(text) {
    const earlier = single.read(text);
    return earlier ? { drafts: [{ ...earlier, form: FORM }] } : shape.read(text);
  },
});

/** A request by phone, until the server has it. */
export const phonedDraft = {
  /** What the form begins with. */
  open: (): PhonedDraft | undefined => drafts.open(FORM),
  read: (): PhonedDraft | undefined => drafts.of(FORM),
  write: (kept: PhonedDraft) => drafts.keep({ ...kept, form: FORM }),
  forget: () => drafts.forget(FORM),
};
