import { defineFragments } from '@orime/contracts';

export const fragments = defineFragments([{ slot: 'studio-garments@1', key: 'studio-garments', order: 10 }]);
