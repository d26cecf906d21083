import type { LegalPage as LegalPageContent } from '../../content/legal/legal.ts';
import './road-steps.css';
import { Columns } from '../ui/Columns.tsx';

/** A long text for reference: numbered sections, with their list next to them. */
export function LegalPage({ heading, page }: { heading: string; page: LegalPageContent }) {
  const sections = page.sections.map((section, index) => ({ ...section, number: index + 1 }));
  return (
    <article className="wrap pt-6 pb-18 lg:pt-12 lg:pb-30">
      <h1 className="heading-1 text-hero">{heading}</h1>
      <p className="mt-5 max-w-lead text-lead">{page.lead}</p>
      <p className="mt-3 text-ink-2">Last updated {page.lastUpdated}</p>
      <Columns first={4} last={7} sticky className="mt-10 gap-y-10 lg:mt-16">
        <nav aria-label="Sections" className="print:hidden">
          <ol className="road-steps road-steps-small">
            {sections.map(({ number, heading }) => (
              <li key={number} className="road-step">
                <a
                  href={`#section-${number}`}
                  className="block leading-normal underline-offset-4 hover:text-jacaranda hover:underline"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-prose">
          {sections.map(({ number, heading, paragraphs, list }) => (
            <section key={number} className="mb-11">
              <h2 id={`section-${number}`} className="heading-3 text-h3">
                {number}. {heading}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-4">
                  {paragraph}
                </p>
              ))}
              {list && (
                <ul className="mt-3 list-disc space-y-1.5 pl-6 marker:text-jacaranda">
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </Columns>
    </article>
  );
}
