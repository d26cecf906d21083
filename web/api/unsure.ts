/** After a press without an answer: the request may have arrived all the same. */
export const UNSURE = 'We’re not sure that reached us.';
