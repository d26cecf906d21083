import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { questionText } from '../quote/question-text.ts';

/** What somebody writes to the team on their private page. */
export const SAID = {
  question: z.object({ said: questionText }),
  report: z.object({ said: text(1, 'Please say what is missing or broken', 'message') }),
  cancellation: z.object({ said: text(0, 'Please give the reason as text', 'reason') }),
} as const;
