const COUNT_WORDS = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/** The heading of the error list: 'Three things need another look'. */
export function errorTitle(count: number): string {
  if (count === 1) return 'One thing needs another look';
  return `${COUNT_WORDS[count - 2] ?? count} things need another look`;
}
