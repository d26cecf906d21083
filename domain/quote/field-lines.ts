/** How each field of a content is worded, in the order in which it is read: its line or lines, or the name of what says it
 *  besides its own words. A field without an entry is a type error, so that what somebody types reaches its reader. */
export type FieldLines<Field extends string, Content, Line, Elsewhere extends string = never> = {
  readonly [Each in Field]:
    | ((content: Content) => Line | readonly Line[])
    | Exclude<Field, Each>
    | Elsewhere;
};

export function linesIn<Content, Line>(
  fields: Readonly<Record<string, string | ((content: Content) => Line | readonly Line[])>>,
  content: Content,
): Line[] {
  return Object.values(fields).flatMap((worded) =>
    typeof worded === 'string' ? [] : worded(content),
  );
}
