import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { whatsAppLink } from '../../domain/request/whatsapp.ts';
import { Sheet } from '../ui/Sheet.tsx';

/** The form's values, by the names of its controls. */
type Words = Readonly<Record<string, unknown>>;

/** Two ways to reach the company without the form. Props, since an import would put all of the
 *  company's facts into the form's code. */
export interface Reach {
  phone: { display: string; link: string };
  whatsAppNumber: string;
}

interface FormBoundaryProps extends Reach {
  /** The island's component, as Astro names it. */
  island: string;
  /** The tab's memory of the form. */
  words: () => Words | undefined;
  children: ReactNode;
}

/** If a bug stops an island with a form, the server-rendered form returns with the typed words, and
 *  the browser posts it, as it does without script. */
export function FormBoundary({ island, children, ...rest }: FormBoundaryProps) {
  // Before React has changed anything.
  const [served] = useState(() => servedBy(island));
  return (
    <ErrorBoundary fallbackRender={() => <ServedForm served={served} {...rest} />}>
      {children}
    </ErrorBoundary>
  );
}

function servedBy(island: string): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector(`astro-island[component-export="${island}"]`)?.innerHTML ?? '';
}

interface ServedFormProps extends Omit<FormBoundaryProps, 'island' | 'children'> {
  served: string;
}

function ServedForm({ served, words, phone, whatsAppNumber }: ServedFormProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = box.current?.querySelector('form');
    const remembered = words();
    if (form && remembered) fillIn(form, remembered);
  }, [words]);
  const chat = whatsAppLink(whatsAppNumber, 'Hello, I would like a quote for a move.');
  return (
    <div data-unscripted="">
      <div className="wrap">
        <Sheet className="mb-6">
          <p role="alert" className="leading-snug">
            <strong>Part of this page has stopped working.</strong> What you filled in is in the
            form below, and sending it still works. Or call us on{' '}
            <a href={phone.link} className="underline">
              {phone.display}
            </a>
            , or{' '}
            <a href={chat} target="_blank" rel="noopener" className="underline">
              write by WhatsApp
            </a>
            .
          </p>
        </Sheet>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: this very page's own markup, as it came. */}
      <div ref={box} dangerouslySetInnerHTML={{ __html: served }} />
    </div>
  );
}

function fillIn(form: HTMLFormElement, words: Words) {
  for (const control of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const word = words[control.name];
    if (control.type === 'radio' || control.type === 'checkbox') {
      control.checked = [word].flat().includes(control.value);
    } else if (typeof word === 'string') control.value = word;
  }
}
