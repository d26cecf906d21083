import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { NOTICES_WANTED } from '../site/notices.ts';
import { MessageForm } from './MessageForm.tsx';

/** The island: a message to the team (spec section 2, Contact form). */
export function ContactForm() {
  const [queries] = useState(createQueryClient);
  useEffect(() => {
    document.dispatchEvent(new Event(NOTICES_WANTED));
  }, []);
  return (
    <QueryClientProvider client={queries}>
      <MessageForm />
    </QueryClientProvider>
  );
}
