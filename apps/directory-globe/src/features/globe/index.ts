export { listPartners } from './works-with.ts';
