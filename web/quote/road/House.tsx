/** The house at the end of the road, whose window lights up. */
export function House({ className = 'step-road-house' }) {
  return (
    <svg className={className} width="40" height="38" viewBox="0 0 40 38" aria-hidden="true">
      <path d="M7 17h26v21H7z" fill="var(--house)" />
      <path d="m3 19 17-15 17 15" fill="none" stroke="var(--roof)" strokeWidth="4.5" />
      <path className="step-road-window" fill="var(--window, var(--road))" d="M12 23h7v8h-7z" />
      <path d="M24 24h6v14h-6z" fill="var(--road)" />
    </svg>
  );
}
