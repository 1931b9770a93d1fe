/** Crafts a producer may name, by the key the API knows. */
export const CAPABILITIES = [
  'weaving', 'knitting', 'spinning', 'dyeing', 'natural-dyeing', 'indigo-dyeing', 'printing', 'block-printing', 'batik', 'embroidery', 'lace', 'cutting', 'sewing', 'tailoring', 'leather', 'denim', 'silk', 'wool', 'finishing', 'technical', 'pattern-making', 'sampling',
] as const;
