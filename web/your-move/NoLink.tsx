import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { whatsAppLink } from '../../domain/request/whatsapp.ts';
import { LINK } from '../ui/text-link.ts';
import { MOVE_HEADINGS } from './move-headings.ts';
import { NoKey } from './NoKey.tsx';

interface NoLinkProps {
  picture?: ReactNode;
  waiting?: boolean;
}

/** For a visitor without a key. */
export function NoLink({ picture, waiting = false }: NoLinkProps) {
  return (
    <NoKey
      lead="Your move on one sheet, to print, change or delete."
      title={MOVE_HEADINGS.withoutKey}
      picture={picture}
      waiting={waiting}
    >
      <p>
        It’s in our emails about your move, or in our WhatsApp chat. Open it from there each time: a
        bookmark of this page doesn’t have it. If part of it is missing, copy the whole link again.
      </p>
      <p>
        If you came from an app that opens pages in itself, go back to it and press “Copy my link”
        there.
      </p>
      <p>
        <span>If you’ve lost it, call, write, or</span>{' '}
        <a href={whatsAppLink(company.whatsAppNumber, LOST)} className={LINK} rel="noopener">
          ask us by WhatsApp
        </a>
        <span>
          , with your reference if you can. We’ll send it again, or tell you what we have, and
          change or delete it.
        </span>
      </p>
    </NoKey>
  );
}

const LOST = 'Please send me the link to my move again. My reference: ';
