import { Sample } from './Sample.tsx';

const SIZES = [
  { name: 'hero', look: 'heading-1 text-hero' },
  { name: 'h1', look: 'heading-1 text-h1' },
  { name: 'h2', look: 'heading-2 text-h2' },
  { name: 'title', look: 'heading-2 text-title' },
  { name: 'h3', look: 'heading-3 text-h3' },
  { name: 'lead', look: 'text-lead' },
  { name: 'body', look: 'text-body' },
  { name: 'small', look: 'text-small' },
] as const;

/** Each size of the scale, written in it. */
export function TypeScale() {
  return (
    <Sample name="type">
      <dl className="space-y-5">
        {SIZES.map(({ name, look }) => (
          <div key={name}>
            <dt className="text-ink-2 text-small">{name}</dt>
            <dd className={look}>Moves from R450</dd>
          </div>
        ))}
      </dl>
    </Sample>
  );
}
