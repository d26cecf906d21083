/** Whether an answer counts as none: a question that the next release asks must not make another body of what was sent
 *  before. */
export function isNoAnswer(value: unknown): boolean {
  return value === '';
}
