import type { ContactMessage } from '../../../domain/message/message.schema.ts';

/** A message's own field. */
export interface MessageTable extends Pick<ContactMessage, 'message'> {
  id: string;
}
