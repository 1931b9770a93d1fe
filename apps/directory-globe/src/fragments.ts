import { defineFragments } from '@orime/contracts';
import { PLACE_MAP_READ } from './features/place-map/place-map-reads.ts';

export const fragments = defineFragments([{ slot: 'place-map@1', key: 'place-map', order: 10, reads: [PLACE_MAP_READ] }]);
