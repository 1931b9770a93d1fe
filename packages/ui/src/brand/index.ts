// The brand's drawings, for pages that hand them out.
export { WORDMARK } from './wordmark-outline.ts';
export { wordmarkSvg } from './wordmark-svg.ts';
