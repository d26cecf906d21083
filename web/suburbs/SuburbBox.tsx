import { Field } from '../ui/Field.tsx';
import { suburbListPath } from './suburb-list.ts';

/** Finds the page for a suburb, even a misspelt one. Without script there is no box: the names are
 *  links already. */
export function SuburbBox() {
  return (
    <div
      data-suburbs={suburbListPath}
      className="relative mt-8 max-w-110 noscript:hidden print:hidden"
    >
      <Field id="suburb" label="Find your suburb">
        <input
          id="suburb"
          type="text"
          role="combobox"
          aria-expanded="false"
          aria-autocomplete="list"
          autoComplete="off"
          className="control"
        />
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
