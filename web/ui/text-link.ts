/** A link within a sentence. */
export const LINK = 'text-jacaranda underline underline-offset-4';

/** A button or a link within text, as high as a thumb. */
export const TEXT_LINK = `inline-block cursor-pointer py-3 ${LINK}`;
