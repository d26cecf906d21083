const WHAT_FOR = {
  quote:
    'We use your answers to prepare your quote. Our team gets them, and WhatsApp (outside South Africa) if you choose it. We need only your name, contact details, both addresses, the date, the move type and WhatsApp or email; the rest is optional.',
  message:
    'We use these details to answer you; they go to our team. The phone number is optional; without the rest we can’t answer.',
} as const;

/** The notice required before sending (POPIA, section 18); the linked page has the rest. */
export function PrivacyNotice({ form }: { form: keyof typeof WHAT_FOR }) {
  return (
    <p className="max-w-prose text-ink-2 text-small leading-snug">
      {WHAT_FOR[form]} You can ask to see, correct or delete them, or object, at no cost: see our{' '}
      <a href="/privacy-policy" className="text-jacaranda underline underline-offset-4">
        privacy policy
      </a>
      .
    </p>
  );
}
