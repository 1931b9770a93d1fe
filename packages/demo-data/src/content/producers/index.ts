import type { ProducerSource } from '../producer-source.ts';
import { africanAndAmericanProducers } from './africa-and-americas.ts';
import { asianProducers } from './asia.ts';
import { europeanProducers } from './europe.ts';

/** The first belongs to the producer's demo account. */
export const producers: readonly ProducerSource[] = [...asianProducers, ...europeanProducers, ...africanAndAmericanProducers];
