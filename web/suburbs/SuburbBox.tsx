import { Search } from 'lucide';
import { areas } from '../../content/areas.ts';
import { company } from '../../content/company.ts';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { suburbListPath } from './suburb-list.ts';

/** Says whether we move in a suburb, even a misspelt one, and leads to a quote, a chat or its page. Without script there is
 *  no box: the names are links. */
export function SuburbBox({ className = 'max-w-110' }: { className?: string }) {
  const example = areas.at(-1)?.name;
  if (example === undefined) return null;
  return (
    <div
      data-suburbs={suburbListPath}
      data-call={company.phone.link}
      data-chat={company.whatsAppNumber}
      className={`relative mt-8 noscript:hidden print:hidden ${className}`}
    >
      <Field id="suburb" label="Find your suburb">
        <div className="relative">
          <input
            id="suburb"
            type="text"
            role="combobox"
            aria-expanded="false"
            aria-autocomplete="list"
            autoComplete="off"
            placeholder={`Such as ${example}`}
            className="control"
          />
          <span className="control-icon">
            <Icon drawing={Search} size={24} strokeWidth={1.75} />
          </span>
        </div>
      </Field>
      <p role="status" className="mt-3" />
      {/* Shown when the search or its list fails to load. */}
      <template>
        We can’t search just now. Keep typing to try again, or see{' '}
        <a href="/#areas" className="underline underline-offset-4">
          all our areas
        </a>
        .
      </template>
    </div>
  );
}
