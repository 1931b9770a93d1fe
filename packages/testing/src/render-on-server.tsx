import { StaticRouter } from '@orime/platform/host';
import type { ComponentType, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { screenTree, startScreenPlatform, type ScreenOptions } from './screen-tree.tsx';

/**
 * Renders a screen to HTML without `window`, with a filled query cache, as server rendering does: parts that are loaded on demand are
 * waited for. Throws what the screen throws, for example on access to `window`.
 */
export async function renderOnServer(Screen: ComponentType, options: ScreenOptions): Promise<string> {
  const { route, at = route.path } = options;
  const platform = await startScreenPlatform(options);
  return renderWhole(screenTree(Screen, route, platform, (routes) => <StaticRouter location={at}>{routes}</StaticRouter>));
}

/** The markup once everything in it is ready. Rejects with the first error, also where a boundary would hide it. */
async function renderWhole(element: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(element, {
    // Everything in its place, also in long documents: otherwise React leaves what exceeds this behind a fallback, for a script to swap in.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  const html = await new Response(prelude).text();
  // Contexts keep the values of the last task until the next one, and a browser's renderer in this process would take them for its own.
  await prerender(null);
  return html;
}
