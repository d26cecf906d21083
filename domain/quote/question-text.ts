import { text } from '../fields.ts';

/** A visitor's question about a quote. Not with the schemas of quotes, which the page would load with it. */
export const questionText = text(1, 'Please write your question', 'question');
