import './skip-link.css';

/** The first stop of the Tab key, out of sight until it has the focus. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      Skip to the content
    </a>
  );
}
