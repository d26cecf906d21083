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
      return keptForm<Draft>({
        read: () => fitting(drafts.of(form)),
        open: () => fitting(drafts.open(form)),
        write: (kept) => drafts.keep({ ...kept, form }),
        forget: () => drafts.forget(form),
      });
    },
    forgetAll: drafts.forgetAll,
  };
}
