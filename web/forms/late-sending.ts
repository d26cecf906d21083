// Code that is fetched shortly before a form is sent.
export { fail, settle } from './keep-unsent.ts';
export { NotSent } from './NotSent.tsx';
