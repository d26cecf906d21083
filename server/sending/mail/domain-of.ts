/** The domain of an address. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
