const OF_SOMEBODY =
  /^(.+?)['’]s? +(?:\p{L}+ +)?(?:phone|cell|mobile|tablet|ipad|iphone|laptop|computer|pc|mac)$/iu;

/** Who acts on a device of that name: 'Anna' for 'Anna’s phone'. */
export function whoUses(name: string): string {
  return OF_SOMEBODY.exec(name)?.[1] ?? name;
}
