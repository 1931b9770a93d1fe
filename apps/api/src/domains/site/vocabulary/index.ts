export { capabilityKey, capabilityLabel, knownCapabilityKeys } from './capabilities.ts';
export { vocabularyRoutes } from './vocabulary.routes.ts';
