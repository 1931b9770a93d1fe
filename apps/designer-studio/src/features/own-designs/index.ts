export { allOwnDesignsQuery } from './own-designs.api.ts';
