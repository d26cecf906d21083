import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ButtonRow } from '../ui/ButtonRow.tsx';
import type { Elements } from '../ui/elements.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { takeFocus } from '../ui/take-focus.ts';

interface NoteProps {
  heading: string;
  children: ReactNode;
  /** The visitor's options before phone and email. */
  action?: Elements;
  /** Takes the focus when it replaces the part in use. */
  focused?: boolean;
}

/** The sheet that is shown when there is no move; ends with the ways to reach a person. */
export function Note({ heading, children, action, focused = false }: NoteProps) {
  return (
    <Sheet>
      <h2 ref={focused ? takeFocus : null} tabIndex={-1} className="heading-2 scroll-mt-32 text-h3">
        {heading}
      </h2>
      <div className="mt-3 space-y-4 text-ink-2">{children}</div>
      <ButtonRow className="mt-7">
        {action}
        <ButtonLink kind={action ? 'second' : 'main'} href={company.phone.link}>
          {`Call ${company.phone.display}`}
        </ButtonLink>{' '}
        <ButtonLink kind="second" href={`mailto:${company.email}`}>
          Write an email
        </ButtonLink>
      </ButtonRow>
    </Sheet>
  );
}
