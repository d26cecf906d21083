/** The trail above the page's heading, with the names of its structured data. */
export function Breadcrumb({ name }: { name: string }) {
  return (
    <nav aria-label="Breadcrumb" className="wrap pt-3 text-ink-2 text-small print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        <li className="flex gap-x-2">
          <a href="/" className="underline underline-offset-4">
            Home
          </a>
          <span aria-hidden>/</span>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
