interface AskFirstProps {
  /** Null or empty for nothing. */
  note?: string | null | undefined;
  className?: string;
}

/** Next to whatever opens a chat with somebody who chose email. */
export function AskFirst({ note, className = '' }: AskFirstProps) {
  return note ? <p className={`text-ink-2 text-small ${className}`}>{note}</p> : null;
}
