/**
 * Registers the Noto Sans JP slices (by unicode-range, about 23 kB each, fetched only when a glyph of theirs is
 * drawn). The list of ranges alone is large, so it is loaded only when Japanese is shown. Call it in the
 * browser. Repeated calls share one load; after a failure the next call tries again.
 */
export function loadJapaneseFont(): Promise<void> {
  loading ??= registerFaces().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

let loading: Promise<void> | undefined;

async function registerFaces(): Promise<void> {
  const { japaneseFaces } = await import('./japanese-faces.ts');
  for (const [path, unicodeRange] of japaneseFaces) {
    // The font loading interface rather than a style sheet: nothing for the content security policy to refuse.
    document.fonts.add(
      new FontFace('Noto Sans JP Variable', `url(${path}) format('woff2')`, { unicodeRange, weight: '100 900', display: 'swap' }),
    );
  }
}
