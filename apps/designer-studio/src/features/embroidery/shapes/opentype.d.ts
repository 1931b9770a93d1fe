/** The part of opentype.js 2 that is used here; it ships no types. */
declare module 'opentype.js/dist/opentype.mjs' {
  export interface OutlineFont {
    /** 0 for a letter that the font has not. */
    charToGlyphIndex(letter: string): number;
    /** `letterSpacing` in em. */
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
      options: { readonly kerning: boolean; readonly letterSpacing: number },
    ): { toPathData(decimals: number): string };
  }
  export function parse(file: ArrayBuffer): OutlineFont;
}
