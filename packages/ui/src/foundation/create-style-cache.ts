import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/**
 * Emotion cache of one page. `nonce` is set on every style element for the page's content security policy. On the server, create one
 * per render.
 */
export const createStyleCache = (nonce?: string): EmotionCache => createCache({ key: 'o', nonce });
