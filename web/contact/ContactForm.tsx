import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  CONTACT_FIELDS,
  type ContactMessage,
  contactMessageSchema,
} from '../../domain/request/message.schema.ts';
import { checkedAs } from '../forms/checked-as.ts';
import { Form } from '../forms/Form.tsx';
import { FormIsland, type Reach } from '../forms/FormIsland.tsx';
import { LeaveEmpty } from '../forms/LeaveEmpty.tsx';
import { PrivacyNotice } from '../forms/PrivacyNotice.tsx';
import { useErrorSummary } from '../forms/use-error-summary.tsx';
import { useFormValues } from '../forms/use-form-values.ts';
import { useSending } from '../forms/use-sending.tsx';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import {
  CONTACT_FORM_ID,
  type ContactFormValues,
  contactValues,
  messageDelivery,
  rememberMessage,
} from './contact-draft.ts';

const fieldId = (name: keyof ContactFormValues) => `contact-${name}`;

/** The island: a message to the team (docs/product.md, 2, Contact form). */
export function ContactForm(reach: Reach) {
  return (
    <FormIsland {...reach} chatText="Hello, I have a message for you.">
      <MessageForm {...reach} />
    </FormIsland>
  );
}

/** The form; without script the browser posts it, and the server answers with a page. */
function MessageForm(reach: Reach) {
  const [words] = useState(contactValues);
  const form = useForm<ContactFormValues, unknown, ContactMessage>({
    defaultValues: words,
    resolver: checkedAs(contactMessageSchema),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const { sending, send, sendButton, standing } = useSending(messageDelivery, form, reach, true);
  const { errorSummary, listErrors, hideErrors } = useErrorSummary(
    CONTACT_FIELDS.flatMap((name) => {
      const message = errors[name]?.message;
      return message ? [{ fieldId: fieldId(name), message }] : [];
    }),
  );

  useEffect(() => {
    // The visitor typed this before React had loaded.
    rememberMessage(form.getValues(), performance.timeOrigin);
  }, [form]);
  useFormValues(form, (values) => rememberMessage(values));

  const submit = form.handleSubmit((message) => {
    hideErrors();
    return send(message);
  }, listErrors);

  const field = (name: keyof ContactFormValues) => ({
    id: fieldId(name),
    error: errors[name]?.message,
    ...form.register(name),
  });

  return (
    <Form
      form={form}
      sending={sending}
      onSubmit={submit}
      id={CONTACT_FORM_ID}
      method="post"
      action={messageDelivery.path}
      aria-label="Contact form"
      className="space-y-6 print:hidden"
    >
      {errorSummary}
      <TextField {...field('name')} label="Name" autoComplete="name" autoCapitalize="words" />
      <div className="grid items-start gap-x-5 gap-y-6 md:grid-cols-2">
        <TextField {...field('email')} label="Email" type="email" />
        <TextField {...field('phone')} label="Phone" optional type="tel" />
      </div>
      <LeaveEmpty id={messageDelivery.honeypotId} />
      <TextArea {...field('message')} label="Message" rows={4} />
      <div>
        <Button ref={sendButton} type="submit" disabled={sending} className="max-md:w-full">
          {sending ? 'Sending...' : messageDelivery.button}
        </Button>
        {standing}
      </div>
      <PrivacyNotice form="message" />
    </Form>
  );
}
