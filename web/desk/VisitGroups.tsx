import { flushSync } from 'react-dom';
import { visitName } from '../../domain/quote/visit-in-words.ts';
import { Button } from '../ui/Button.tsx';
import type { Elements } from '../ui/elements.ts';
import { useFormAround } from '../ui/form-around.ts';
import type { Typed } from './desk-draft.ts';
import { type AnyList, countOf, partName } from './desk-field.ts';
import { mostVisits, typedOfVisit, VISITS } from './typed-visits.ts';
import { useAllTyped } from './use-typed.ts';

const ANOTHER = 'another-visit';

interface VisitsProps {
  /** The fields of a visit. */
  list: AnyList;
}

/** Each of several visits, which can be removed.
 *  @param fieldsOf the fields of the visit at a place */
export function VisitGroups({
  list,
  fieldsOf,
}: VisitsProps & { fieldsOf: (index: number) => Elements }) {
  const typed = useAllTyped();
  const form = useFormAround<Typed>();
  const count = countOf(typed, VISITS);
  /** Those that follow move up, with their numbers. */
  const remove = (gone: number) => {
    const parts = Object.keys(list.each);
    const moved = Array.from({ length: count - gone }, (_, place) => gone + place).flatMap(
      (index) =>
        parts.map((part): [string, string] => [
          partName(VISITS, index, part),
          index + 1 < count ? (typed[partName(VISITS, index + 1, part)] ?? '') : '',
        ]),
    );
    // The pressed button may go.
    document.getElementById(ANOTHER)?.focus();
    form.answer({ ...Object.fromEntries(moved), [VISITS]: String(count - 1) });
  };
  const places = Array.from({ length: count }, (_, index) => index);
  return (
    <>
      {places.map((index) => (
        // A visit is known by its place: without a number it has no other name.
        <fieldset
          key={partName(VISITS, index, '')}
          className="grid min-w-0 gap-3 rounded-tile border border-line p-3 md:p-4"
        >
          <legend className="wrap-anywhere heading-3 text-lead">
            {visitName({ what: typedOfVisit(typed, index, 'what') }, index)}
          </legend>
          {fieldsOf(index)}
          <Button
            kind="quiet"
            size="small"
            className="justify-self-start"
            // The second click of a double click lands on the visit that has moved up.
            onClick={({ detail }) => detail < 2 && remove(index)}
          >
            Remove this visit
          </Button>
        </fieldset>
      ))}
    </>
  );
}

/** Adds an empty visit under the others. */
export function AnotherVisit({ list }: VisitsProps) {
  const form = useFormAround<Typed>();
  const count = countOf(useAllTyped(), VISITS);
  const add = () => {
    const empty = Object.keys(list.each).map((part) => [partName(VISITS, count, part), '']);
    flushSync(() => form.answer({ ...Object.fromEntries(empty), [VISITS]: String(count + 1) }));
    form.focus(partName(VISITS, count, 'what'));
  };
  return (
    <Button
      id={ANOTHER}
      kind="quiet"
      size="small"
      className="justify-self-start"
      busy={count >= mostVisits}
      onClick={add}
    >
      Another visit
    </Button>
  );
}
