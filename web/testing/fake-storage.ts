/** The parts of sessionStorage that the forms use, for tests. */
export class FakeStorage {
  readonly kept = new Map<string, string>();
  full = false;
  getItem(key: string) {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, value);
  }
  removeItem(key: string) {
    this.kept.delete(key);
  }
}
