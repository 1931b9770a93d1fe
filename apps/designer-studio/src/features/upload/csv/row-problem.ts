import type { useUploadT } from '../upload-texts.ts';

/** What the API says of a cell, and the key of our sentence for it. */
const PROBLEMS = {
  'is needed for a new design': 'needed',
  'is not a whole number': 'whole',
  'is not an amount': 'amount',
  'is 1 or 0': 'flag',
  'is not 6 to 10 digits': 'code',
  'is no design of yours': 'foreign',
  'is not a category': 'word',
  'is not on the colour card': 'word',
  'is not an approved producer': 'producer',
  'is not a country': 'word',
  'has an unknown fibre': 'word',
  'has an unknown label': 'word',
  'must add up to 100 percent': 'percent',
  'must name each fibre once': 'once',
  'must name each size once': 'once',
  'need a lead time when made to order': 'lead',
  'is not like S:1,M:2|S:2,M:4': 'pack',
  'must be of listed sizes': 'pack-size',
  'is no other design of this house': 'style',
} as const satisfies Readonly<Record<string, string>>;

/** A problem of a cell in words of the reader's language. */
export function problemWords(message: string, t: ReturnType<typeof useUploadT>): string {
  const line = /^differs from line (\d+)$/.exec(message)?.[1];
  if (line !== undefined) return t('upload.csv.problem.differs', { line });
  const key = Object.entries(PROBLEMS).find(([known]) => known === message)?.[1];
  return key === undefined ? t('upload.csv.problem.other') : t(`upload.csv.problem.${key}`);
}
