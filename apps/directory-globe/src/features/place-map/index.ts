export { PLACE_MAP_READ } from './place-map-reads.ts';
export { PlaceMap } from './place-map.tsx';
