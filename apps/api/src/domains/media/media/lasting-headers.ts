/** Of a file that its address names for good: browsers keep it for a year, and pages of other origins may show it. */
export const LASTING_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
