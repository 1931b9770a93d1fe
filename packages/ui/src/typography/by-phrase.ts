import { css } from '@emotion/react';

/**
 * Lines of Japanese break between phrases; where a browser knows none, after punctuation, or anywhere when nothing else fits. Headings
 * have it anyway, and paragraphs where a browser knows phrases. For short texts only: in a long paragraph, the lines of a browser without
 * phrases would differ too much in length.
 */
export const byPhrase = css({ '&:lang(ja)': { wordBreak: ['keep-all', 'auto-phrase'], overflowWrap: 'anywhere' } });
