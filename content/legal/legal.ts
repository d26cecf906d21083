export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Shown after the paragraphs. */
  readonly list?: readonly string[];
}

/** With 11 sections (docs/product.md, 2); the terms have ten where nothing is claimed. */
export interface LegalPage {
  readonly lastUpdated: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}
