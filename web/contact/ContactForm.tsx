import { useLayoutEffect, useState } from 'react';
import { CONTACT_FIELDS, contactMessageSchema } from '../../domain/request/message.schema.ts';
import { Form } from '../forms/Form.tsx';
import { FormErrors } from '../forms/FormErrors.tsx';
import { FormIsland, type Reach } from '../forms/FormIsland.tsx';
import { LeaveEmpty } from '../forms/LeaveEmpty.tsx';
import { PrivacyNotice } from '../forms/PrivacyNotice.tsx';
import { checkedBy, useForm } from '../forms/use-form.ts';
import { useSending } from '../forms/use-sending.tsx';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import {
  CONTACT_FORM_ID,
  contactValues,
  EMPTY_CONTACT_FORM,
  formOnPage,
  messageDelivery,
  rememberMessage,
  valuesIn,
} from './contact-draft.ts';

/** The island: a message to the team (docs/product.md, 2, Contact form). */
export function ContactForm(reach: Reach) {
  return (
    <FormIsland {...reach} chatText="Hello, I have a message for you.">
      <MessageForm {...reach} />
    </FormIsland>
  );
}

const check = checkedBy(contactMessageSchema);

/** The form; without script the browser posts it, and the server answers with a page. */
function MessageForm(reach: Reach) {
  const [words] = useState(contactValues);
  const [served] = useState(formOnPage);
  const form = useForm('contact', EMPTY_CONTACT_FORM, check, (values) => rememberMessage(values));
  const { sending, send, sendButton, standing } = useSending(messageDelivery, form, reach, true);

  useLayoutEffect(() => {
    // Keys may have come while React drew the page, which may have drawn another form in the place of this one.
    const typed = { ...words, ...valuesIn(served) };
    form.fill(typed);
    // The visitor typed this before React had loaded.
    rememberMessage(typed, performance.timeOrigin);
  }, [form, words, served]);

  const submit = () => {
    const message = form.submit();
    if (message) send(message);
  };

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
      <FormErrors of={CONTACT_FIELDS} />
      <TextField name="name" label="Name" autoComplete="name" autoCapitalize="words" />
      <div className="grid items-start gap-x-5 gap-y-6 md:grid-cols-2">
        <TextField name="email" label="Email" type="email" />
        <TextField name="phone" label="Phone" optional type="tel" />
      </div>
      <LeaveEmpty id={messageDelivery.honeypotId} />
      <TextArea name="message" label="Message" rows={4} />
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
