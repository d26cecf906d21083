const WHAT_FOR = {
  quote:
    'We use your answers to prepare your quote. Our team gets them, and WhatsApp (outside South Africa) if you choose it. Only your name, contact details, both addresses, the date, the move type and WhatsApp or email are needed; all else is voluntary.',
  message:
    'We use these details to answer you; they go to our team. The phone number is voluntary; without the rest we can’t answer.',
} as const;

/** The notice required before sending (POPIA, section 18); the linked page has the rest. */
export function PrivacyNotice({ form }: { form: keyof typeof WHAT_FOR }) {
  return (
    <p className="max-w-prose text-ink-2 text-small leading-snug">
      {WHAT_FOR[form]} You may object, or ask to see, correct or delete them, free of charge: see
      our{' '}
      <a href="/privacy-policy" className="text-jacaranda underline underline-offset-4">
        privacy policy
      </a>
      .
    </p>
  );
}
