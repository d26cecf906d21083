/** The company's mark: the sun over a wave. */
export function Mark({ className = 'size-9', house = 'var(--house)' }) {
  return (
    <svg className={className} viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="13" r="8" fill="var(--roof)" />
      <path d="M3 24q7.5-6 15 0t15 0v9H3z" fill={house} />
    </svg>
  );
}
