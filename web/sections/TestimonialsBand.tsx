import { reviewsUrl } from '../../content/company.ts';
import { examples } from '../../content/illustrative.ts';
import type { Testimonial } from '../../content/page.ts';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Band } from '../ui/Band.tsx';
import { Columns } from '../ui/Columns.tsx';

interface TestimonialsBandProps {
  heading: string;
  testimonials?: readonly Testimonial[] | undefined;
}

/** Five stars of 22, 4 apart. */
const STARS = [0, 26, 52, 78, 104]
  .map((x) => `M${x + 11} 1l3 6.6 7 .8-5.2 4.8 1.4 7-6.2-3.5-6.2 3.5 1.4-7L${x + 1} 8.4l7-.8z`)
  .join('');

/** Customers' reviews; the first one largest. */
export function TestimonialsBand({ heading, testimonials = [] }: TestimonialsBandProps) {
  const [first, ...others] = testimonials;
  if (!first) return null;
  return (
    <Band heading={heading} lead={examples?.reviews} size={examples ? 'tight' : 'normal'}>
      <Columns first={5} last={6} className="mt-10 gap-y-10 lg:mt-14">
        <Quote testimonial={first} large={!examples} />
        <div className={`grid gap-x-6 gap-y-10 ${others.length > 1 ? 'lg:grid-cols-2' : ''}`}>
          {others.map((testimonial) => (
            <Quote key={testimonial.name} testimonial={testimonial} />
          ))}
        </div>
      </Columns>
      {reviewsUrl && (
        <p className="mt-10">
          <ArrowLink href={reviewsUrl}>Read every review where it was written</ArrowLink>
        </p>
      )}
    </Band>
  );
}

function Quote({ testimonial, large = false }: { testimonial: Testimonial; large?: boolean }) {
  const { quote, name, role } = testimonial;
  return (
    <figure>
      <p>
        {/* Outlined while nobody gave them. */}
        <svg
          className={examples ? 'fill-none stroke-jacaranda' : 'fill-jacaranda'}
          width="126"
          height="22"
          aria-hidden="true"
        >
          <path d={STARS} />
        </svg>
        <span className="sr-only">Five stars out of five</span>
      </p>
      <blockquote
        className={`mt-4 ${large ? 'heading-3 text-h3 lg:text-title' : 'font-medium text-lead leading-snug'}`}
      >
        “{quote}”
      </blockquote>
      <figcaption className="mt-4 leading-snug">
        <span className="font-bold">{name}</span> <span className="block text-ink-2">{role}</span>
      </figcaption>
    </figure>
  );
}
