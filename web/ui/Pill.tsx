import './pill.css';

/** A word beside a name: "Featured", "MOST POPULAR". */
export function Pill({ children }: { children: string }) {
  return <span className="pill">{children}</span>;
}
