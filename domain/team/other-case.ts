import * as z from 'zod/mini';
import { STAGES } from '../move/stage.ts';

/** Another request or message of the same person, in short. */
export const otherCase = z.object({
  reference: z.string(),
  name: z.string(),
  stage: z.enum(STAGES),
  /** 'JFM-7K3Q-24: Boskruin to Fourways, Sat 5 Dec, confirmed' */
  label: z.string(),
  /** The path of its desk, with the key. */
  url: z.string(),
});
export type OtherCase = Readonly<z.output<typeof otherCase>>;
