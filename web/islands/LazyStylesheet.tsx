/** The stylesheet of a lazy part, `import styles from './part.css?url'`, for which its first showing waits. What a page
 *  imports itself is in its HTML, which has no room for parts that few people open. */
export function LazyStylesheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="lazy" />;
}
