// Code that is fetched shortly before a form is sent.
export { keepIfUnanswered, signalSent } from './keep-unsent.ts';
export { NotSent } from './NotSent.tsx';
