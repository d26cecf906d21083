/** Wherever a chat opens towards somebody who chose email: the privacy policy promises to ask. */
export const ASK_FIRST = 'They chose email: ask before you use WhatsApp.';
