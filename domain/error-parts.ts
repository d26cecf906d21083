/** id of the template in each page with a form: the parts that the server adds to a form it rejects,
 *  rendered by the build. */
export const ERROR_PARTS_ID = 'error-parts';

/** Placeholders in the template for the server's text. */
export const ERROR_PLACEHOLDERS = {
  title: 'TITLE_HERE',
  controlId: 'CONTROL_HERE',
  message: 'MESSAGE_HERE',
  messageId: 'MESSAGE_ID_HERE',
} as const;
