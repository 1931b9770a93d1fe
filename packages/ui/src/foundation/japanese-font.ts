/**
 * Registers the Noto Sans JP slices by unicode range; about 23 kB each, fetched when one of their glyphs is drawn. The list of
 * ranges is large and loaded only here. Browser only. Repeated calls share one load; a failed one is retried by the next call.
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
    // Uses the CSS Font Loading API instead of a style sheet, which the content security policy would block.
    document.fonts.add(
      new FontFace('Noto Sans JP Variable', `url(${path}) format('woff2')`, { unicodeRange, weight: '100 900', display: 'swap' }),
    );
  }
}
