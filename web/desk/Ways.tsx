import type { DeskLink } from '../../domain/desk/desk-view.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

interface WaysProps {
  links: readonly DeskLink[];
  /** Whether the first stands out: once somebody has it, answering is what comes next. */
  stand: boolean;
}

/** The ways to the visitor, their choice first. */
export function Ways({ links, stand }: WaysProps) {
  return (
    <nav className="desk-stack mt-5" aria-label="Ways to answer">
      {links.map(({ label, url }, index) => (
        <ButtonLink
          key={url}
          kind={index === 0 && stand ? 'main' : 'second'}
          href={url}
          rel="noopener"
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
