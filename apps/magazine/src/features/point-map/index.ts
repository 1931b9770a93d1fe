export { landQuery } from './land.ts';
export { PointMap } from './point-map.tsx';
