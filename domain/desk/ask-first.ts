/** Wherever a chat opens towards somebody who chose email: the privacy policy promises to ask. */
export const ASK_FIRST =
  'They asked for email. A chat gives WhatsApp their name, what you send and their private link, so ask them first.';
