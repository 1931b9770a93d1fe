import { readUrl, type ReadContext } from '@orime/contracts';
import type { GeoPoints } from '@orime/contracts/api/discovery/geo';
import type { Producer } from '@orime/contracts/api/people/producer';
import { readQuery } from '@orime/platform';
import { PLACE_MAP_READ } from '../place-map/place-map-reads.ts';
import { producerRead } from './producer-reads.ts';

export function producerQuery(context: ReadContext) {
  return readQuery<Producer>(readUrl(producerRead, context));
}

/** The place of a producer and of the designers it makes for. */
export function partnersQuery(context: ReadContext) {
  return readQuery<GeoPoints>(readUrl(PLACE_MAP_READ, context));
}
