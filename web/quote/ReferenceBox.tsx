import { CopyButton } from '../ui/CopyButton.tsx';

/** The reference, large enough to be read out on the phone.
 *  @param props.copies whether a button next to it copies it; that needs a script */
export function ReferenceBox({ reference, copies }: { reference: string; copies: boolean }) {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-tile bg-jacaranda-tint px-4.5 py-4 md:px-6.5 print:px-0">
      <p className="min-w-0">
        <span className="block text-ink-2 text-small">Your reference</span>{' '}
        <strong className="block font-heavy text-title text-jacaranda leading-tight tracking-tight">
          {reference}
        </strong>
      </p>
      {copies && <CopyButton size="small" text={reference} what="the reference" />}
    </div>
  );
}
