import { LINK } from '../ui/text-link.ts';

const WHAT_FOR = {
  quote: 'We use this for your quote:',
  message:
    'We use these details to answer you. The phone number is optional. Without the rest we can’t answer. You can ask to see, correct or delete them, or object, at no cost. See our',
} as const;

/** The notice required before sending (POPIA, section 18); the linked page has the rest. */
export function PrivacyNotice({ form }: { form: keyof typeof WHAT_FOR }) {
  return (
    <p className="max-w-prose text-ink-2 text-small leading-snug">
      <span>{WHAT_FOR[form]}</span>{' '}
      <a href="/privacy-policy" className={LINK}>
        privacy policy
      </a>
      <span>.</span>
    </p>
  );
}
