import type { ProducerSlug } from './slugs.ts';

/** What each workshop's own sentences amount to, in the marketplace's vocabulary of capabilities. */
export const producerCapabilityKeys: Readonly<Record<ProducerSlug, readonly string[]>> = {
  'adwenkese-looms': ['weaving', 'silk'],
  'canting-wetan': ['batik', 'indigo-dyeing', 'natural-dyeing'],
  'dentelle-brisemer': ['lace', 'finishing'],
  'derb-lahrir': ['leather', 'sewing'],
  'gulmandi-block': ['block-printing', 'natural-dyeing', 'printing', 'sewing'],
  'hatagiri-silk': ['silk', 'weaving', 'dyeing'],
  'hilanderia-sillar': ['spinning', 'knitting'],
  'isoda-denim': ['denim', 'weaving', 'dyeing', 'finishing'],
  'lanificio-cervora': ['wool', 'weaving', 'finishing'],
  'malhas-douranel': ['knitting', 'finishing'],
  'nakagiri-indigo': ['indigo-dyeing', 'natural-dyeing', 'dyeing'],
  'sartoria-vicolo': ['tailoring', 'sewing', 'pattern-making'],
  'taller-nube-roja': ['embroidery', 'natural-dyeing', 'dyeing'],
  tilthammer: ['technical', 'sampling', 'finishing'],
};
