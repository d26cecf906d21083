import type { estateNotices } from '../../domain/request/estate-notice.ts';
import { whatsAppLink } from '../../domain/request/whatsapp.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ButtonRow } from '../ui/ButtonRow.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Fold } from './Fold.tsx';

type Notice = ReturnType<typeof estateNotices>[number];

/** A message that is ready to be sent to the manager of an address with a gate. */
export function EstateNotice({ notice: { side, address, text } }: { notice: Notice }) {
  const id = `estate-notice-${side}`;
  return (
    <section className="mt-3 border-line border-t pt-3 print:hidden" aria-labelledby={id}>
      <Fold level={3} id={id} heading={`For the manager of ${address}`}>
        <p className="mt-1 text-ink-2">
          {`An estate or complex has its own rules for moving ${side === 'from' ? 'out' : 'in'}. Send this to its manager, and tell us the answer.`}
        </p>
        <p className="wrap-anywhere mt-5 whitespace-pre-line border-jacaranda border-l-4 bg-sand px-6 py-5">
          {text}
        </p>
        <ButtonRow className="mt-4">
          {/* Without a number the visitor chooses the contact. */}
          <ButtonLink kind="second" href={whatsAppLink('', text)} target="_blank" rel="noopener">
            Send by WhatsApp
          </ButtonLink>
          <CopyButton kind="second" text={text} what="the message" />
        </ButtonRow>
      </Fold>
    </section>
  );
}
