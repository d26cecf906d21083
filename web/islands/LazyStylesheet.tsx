/** The stylesheet of a lazy part, `import styles from './part.css?url'`: fetched with the part, whose
 *  first showing waits for it. What a page itself imports is in its HTML, which has no room for parts
 *  that few people open. */
export function LazyStylesheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="lazy" />;
}
