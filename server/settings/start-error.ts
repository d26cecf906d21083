/** A failure to start that the person at the terminal can mend: shown without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}
