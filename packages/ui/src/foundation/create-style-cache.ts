import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/**
 * Emotion cache of one page. `nonce` is set on every style element for the page's content security policy. On the server, create one
 * per render.
 */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'o', nonce, ...(typeof document !== 'undefined' && { container: settledHead() }) });

/**
 * The head, in which styles that came with the document stay where they are. Emotion puts each into its place when it takes them over, where
 * they are already; a style element that is moved makes the browser work out styles, fonts and layout of the whole page anew.
 */
function settledHead(): Node {
  const head = {
    insertBefore<T extends Node>(style: T, before: Node | null): T {
      return style.isConnected ? style : document.head.insertBefore(style, before);
    },
  };
  // All that Emotion asks of a container.
  return head as unknown as Node;
}
