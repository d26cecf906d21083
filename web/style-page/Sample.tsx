import type { ReactNode } from 'react';

/** A part of the site's look. The tests keep a picture of it in either scheme, under its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="heading-3 mb-4 text-h3">{name}</h2>
      <div data-sample={name} className="space-y-5">
        {children}
      </div>
    </section>
  );
}
