/** A summary that says of itself that it may be left out. */
export function Optional({ summary }: { summary: string }) {
  return (
    <span>
      <span>{summary}</span> <span className="font-normal text-ink-2">(optional)</span>
    </span>
  );
}
