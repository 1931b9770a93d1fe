/** What a designer is known for: the keys that the directory filters by. */
export const DISCIPLINES = [
  'outerwear',
  'tailoring',
  'knitwear',
  'denim',
  'dresses',
  'shirting',
  'technical',
  'textiles',
  'dyeing',
  'print',
  'embroidery',
  'accessories',
] as const;
