import * as z from 'zod/mini';
import { keptOnDevice } from '../forms/kept-on-device.ts';
import { PHONED_DRAFT_KEY } from '../memory/link-storage-keys.ts';
import { storedQuoteForm } from '../quote/state/stored-quote-form.ts';

/** A request by phone, until the server has it. */
export const phonedDraft = keptOnDevice(PHONED_DRAFT_KEY, ['phoned']).form(
  'phoned',
  z.object({ values: storedQuoteForm }),
);
