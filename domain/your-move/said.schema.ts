import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { questionText } from '../quote/question-text.ts';
import { reasonText } from '../quote/reason-text.ts';

/** What somebody writes to the team on their private page. */
export const SAID = {
  question: z.object({ said: questionText }),
  report: z.object({ said: text(1, 'Please say what is missing or broken', 'message') }),
  cancellation: z.object({ said: reasonText('reason') }),
} as const;
