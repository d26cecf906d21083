/** A test that is red once a statement is no longer true. */
export interface Check {
  readonly file: string;
  /** The title of a test, or of a step in it, as the source has it: with its `%s`, without its `@variation`. */
  readonly title: string;
}

/** A sentence or a row of the specification. Each has what holds it, or a difference, or both: then the check holds
 *  what the product does instead. */
export type Statement = {
  /** In our own words. What is in “quotes” is on a page, what is in `backticks` in the code, both to the letter. */
  readonly says: string;
} & (
  | { readonly heldBy: Check | readonly Check[]; readonly differs?: string }
  | {
      readonly heldBy?: undefined;
      /** The beginning of a row of docs/product.md, 11, which has the reason. */
      readonly differs: string;
    }
);

export function check(file: string, title: string): Check {
  return { file, title };
}

export function checksOf({ heldBy = [] }: Statement): readonly Check[] {
  return [heldBy].flat();
}
