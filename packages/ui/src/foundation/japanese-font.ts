/**
 * Registers the slices of Noto Sans JP for text and of Shippori Mincho for headlines by unicode range; 23 and 42 kB each, fetched when one
 * of their glyphs is drawn. Base styles name the machine's own Noto Sans JP first, as Windows and many a Linux have it: there, a page fetches
 * a quarter of what its fonts weigh elsewhere. The list of ranges is large and loaded only here. Browser only. Repeated calls share one
 * load; a failed one is retried by the next call.
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
  const { japaneseFaces, latinDisplayFace } = await import('./japanese-faces.ts');
  // Uses the CSS Font Loading API instead of a style sheet, which the content security policy would block.
  const add = (family: string, path: string, unicodeRange: string) =>
    document.fonts.add(new FontFace(family, `url(${path}) format('woff2')`, { unicodeRange, weight: '100 900', display: 'swap' }));
  for (const [sans, display, unicodeRange] of japaneseFaces) {
    add('Noto Sans JP Variable', sans, unicodeRange);
    // One weight for all: a thicker one made by the browser closes the fine strokes of a Mincho.
    add('Shippori Mincho', display, unicodeRange);
  }
  // A name in Latin letters within a headline keeps its voice.
  add('Shippori Mincho', latinDisplayFace, 'U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2122,U+2212');
}
