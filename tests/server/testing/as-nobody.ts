/** Runs something without root's rights. */
export function asNobody<Result>(read: () => Result): () => Result {
  if (process.getuid?.() !== 0) return read;
  return () => {
    process.seteuid?.('nobody');
    try {
      return read();
    } finally {
      process.seteuid?.(0);
    }
  };
}
