/** The company's mark: a roof over a house. */
export function Mark({ className = 'size-9', house = 'var(--house)' }) {
  return (
    <svg className={className} width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <path d="m3.5 17.2 14.5-13 14.5 13" fill="none" stroke="var(--roof)" strokeWidth="5" />
      <path d="M10.5 21h15v12h-15z" fill={house} />
    </svg>
  );
}
