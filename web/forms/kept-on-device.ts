import * as z from 'zod/mini';
import { draftsOfTabs } from '../memory/drafts-of-tabs.ts';
import { storedShape } from '../memory/stored-shape.ts';
import { keptFields, keptForm } from './kept-form.ts';

/** Forms of the team, which their device remembers for each tab.
 *  @param forms the names of those under this key */
export function keptOnDevice<Form extends string>(storageKey: string, forms: readonly Form[]) {
  const draft = z.object({
    ...keptFields(z.unknown()),
    form: z.enum(forms),
    tab: z.optional(z.string()),
    at: z.number(),
  });
  type Stored = z.output<typeof draft>;
  const drafts = draftsOfTabs(storageKey, storedShape(3, z.object({ drafts: z.array(draft) })));
  return {
    /** Those of this tab first, then the latest. */
    all: drafts.read,
    /** @param schema of its draft: one that does not fit costs no other form its own */
    form<Draft>(form: Form, schema: z.ZodMiniType<Draft>) {
      const fitting = (stored: Stored | undefined) => {
        const read = stored && schema.safeParse(stored.draft);
        return stored && read?.success ? { ...stored, draft: read.data } : undefined;
      };
      const kept = keptForm<Draft>({
        read: () => fitting(drafts.of(form)),
        write: (record) => drafts.keep({ ...record, form }),
        forget: () => drafts.forget(form),
      });
      /** What the form begins with: this tab's draft, or the latest of another one. */
      return { ...kept, open: () => fitting(drafts.open(form))?.draft };
    },
    forgetAll: drafts.forgetAll,
  };
}
