/** id of the template in each page with a form: what the server shows in a form that it did not take,
 *  rendered by the build. */
export const ERROR_PARTS_ID = 'error-parts';

/** Stand in the template wherever the server's words belong. */
export const ERROR_PLACEHOLDERS = {
  title: 'TITLE_HERE',
  controlId: 'CONTROL_HERE',
  message: 'MESSAGE_HERE',
  messageId: 'MESSAGE_ID_HERE',
} as const;
