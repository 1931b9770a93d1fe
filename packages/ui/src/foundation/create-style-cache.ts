import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/**
 * Emotion cache of one page. `nonce` is put on every style element, as the page's content security policy
 * asks. On the server make one per render.
 */
export const createStyleCache = (nonce?: string): EmotionCache => createCache({ key: 'o', nonce });
