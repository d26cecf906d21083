declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to keep; all by default. */
    keepFeatures?: string[];
    /** The range of an axis to keep. */
    variationAxes?: Record<string, { min: number; max: number }>;
    noHinting?: boolean;
    dropTables?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
