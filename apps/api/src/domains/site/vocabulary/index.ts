export { capabilityKey, capabilityLabel } from './capabilities.ts';
export { vocabularyRoutes } from './vocabulary.routes.ts';
