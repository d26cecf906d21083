import { Star } from 'lucide-react';
import type { Testimonial } from '../../content/page.ts';
import { Band, BandHeading } from '../ui/Band.tsx';

interface TestimonialsBandProps {
  heading: string;
  testimonials: readonly Testimonial[];
}

const STARS = [1, 2, 3, 4, 5];

/** What customers say; the first one largest. */
export function TestimonialsBand({ heading, testimonials }: TestimonialsBandProps) {
  const [first, ...others] = testimonials;
  if (!first) return null;
  return (
    <Band>
      <BandHeading>{heading}</BandHeading>
      <div className="mt-10 grid gap-x-6 gap-y-10 lg:mt-14 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <Quote testimonial={first} large />
        </div>
        <div
          className={`grid gap-x-6 gap-y-10 lg:col-span-6 lg:pt-3 ${others.length > 1 ? 'lg:grid-cols-2' : ''}`}
        >
          {others.map((testimonial) => (
            <Quote key={testimonial.name} testimonial={testimonial} />
          ))}
        </div>
      </div>
    </Band>
  );
}

function Quote({ testimonial, large = false }: { testimonial: Testimonial; large?: boolean }) {
  const { quote, name, role } = testimonial;
  return (
    <figure>
      <p className="flex gap-1 text-jacaranda">
        {STARS.map((star) => (
          <Star key={star} size={22} fill="currentColor" strokeWidth={0} aria-hidden />
        ))}
        <span className="sr-only">Five stars of five</span>
      </p>
      <blockquote
        className={`mt-4 ${large ? 'font-[700] text-[26px] leading-[1.15] tracking-[-0.015em] lg:text-[38px]' : 'font-[550] text-[20px] leading-snug'}`}
      >
        “{quote}”
      </blockquote>
      <figcaption className="mt-4 leading-snug">
        <span className="font-[700]">{name}</span>
        <span className="block text-ink-2">{role}</span>
      </figcaption>
    </figure>
  );
}
