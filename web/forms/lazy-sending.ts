// Code that is fetched shortly before a form is sent.
export { forgetSent, keepIfUnanswered } from './keep-unsent.ts';
export { NotSent } from './NotSent.tsx';
