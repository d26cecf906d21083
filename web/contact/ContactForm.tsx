import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { FormBoundary, type Reach } from '../forms/FormBoundary.tsx';
import { MessageForm } from './MessageForm.tsx';

/** The island: a message to the team (docs/product.md, 2, Contact form). */
export function ContactForm(reach: Reach) {
  const [queries] = useState(createQueryClient);
  return (
    <FormBoundary {...reach}>
      <QueryClientProvider client={queries}>
        <MessageForm />
      </QueryClientProvider>
    </FormBoundary>
  );
}
