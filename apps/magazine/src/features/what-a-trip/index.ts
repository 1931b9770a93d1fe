export { landQuery } from './land.ts';
