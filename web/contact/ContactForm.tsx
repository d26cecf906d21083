import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { MessageForm } from './MessageForm.tsx';

/** The island: a message to the team (docs/product.md, 2, Contact form). */
export function ContactForm() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <MessageForm />
    </QueryClientProvider>
  );
}
