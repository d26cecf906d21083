import { flushSync } from 'react-dom';
import { visitName } from '../../domain/quote/visit-in-words.ts';
import { VISIT_LABELS } from '../../domain/team/visit-labels.ts';
import { Button } from '../ui/Button.tsx';
import type { Elements } from '../ui/elements.ts';
import { useAnswers, useFormAround } from '../ui/form-around.ts';
import { countOf, mostVisits, partName, type Typed, VISITS } from './typed-list.ts';

const ANOTHER = 'another-visit';

interface VisitsProps {
  /** The parts of a visit. */
  parts: readonly string[];
  /** The name of the field with a part. */
  nameOf?: (index: number, part: string) => string;
}

const partOfVisit = (index: number, part: string): string => partName(VISITS, index, part);

/** Each of several visits, which can be removed.
 *  @param fieldsOf the fields of the visit at a place */
export function VisitGroups({
  parts,
  nameOf = partOfVisit,
  fieldsOf,
}: VisitsProps & { fieldsOf: (index: number) => Elements }) {
  const form = useFormAround<Typed>();
  const typed = useAnswers(form);
  const count = countOf(typed, VISITS);
  /** Those that follow move up, with their numbers. */
  const remove = (gone: number) => {
    const moved = Array.from({ length: count - gone }, (_, place) => gone + place).flatMap(
      (index) =>
        parts.map((part): [string, string] => [
          nameOf(index, part),
          index + 1 < count ? (typed[nameOf(index + 1, part)] ?? '') : '',
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
            {visitName({ what: (typed[nameOf(index, 'what')] ?? '').trim() }, index)}
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

/** Who comes is likeliest the same as before. */
const SAME_AS_BEFORE = ['people', 'trucks'];

/** Adds a visit under the others. */
export function AnotherVisit({ parts, nameOf = partOfVisit }: VisitsProps) {
  const form = useFormAround<Typed>();
  const typed = useAnswers(form);
  const count = countOf(typed, VISITS);
  const add = () => {
    const begun = parts.map((part) => [
      nameOf(count, part),
      SAME_AS_BEFORE.includes(part) ? (typed[nameOf(count - 1, part)] ?? '') : '',
    ]);
    flushSync(() => form.answer({ ...Object.fromEntries(begun), [VISITS]: String(count + 1) }));
    form.focus(nameOf(count, 'what'));
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
      {VISIT_LABELS.another}
    </Button>
  );
}
