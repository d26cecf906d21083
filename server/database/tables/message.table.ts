import type { ContactMessage } from '../../../domain/request/message.schema.ts';

/** A message's own field. */
export interface MessageTable extends Pick<ContactMessage, 'message'> {
  id: string;
}
