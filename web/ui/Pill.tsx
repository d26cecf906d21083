import './pill.css';

/** A word next to a name: "Featured", "MOST POPULAR". */
export function Pill({ children }: { children: string }) {
  return <span className="pill">{children}</span>;
}
