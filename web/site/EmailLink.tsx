import { company } from '../../content/company.ts';

/** Writes to the company. In a line too short for it, the address breaks before its @; the link has a
 *  separate name, since browsers read the break as a space. */
export function EmailLink({ className }: { className: string }) {
  const [name, host] = company.email.split('@');
  return (
    <a
      href={`mailto:${company.email}`}
      aria-label={company.email}
      className={`${className} wrap-anywhere`}
    >
      {name}
      <wbr />
      {`@${host}`}
    </a>
  );
}
