/** Event and command contracts. `DELIVERY` is plain data; the schemas load TypeBox and are imported on demand. */
export { COMMAND_SCHEMAS, EVENT_SCHEMAS } from './event-schemas.ts';
export { EVENT_ADAPTERS } from './event-adapters.ts';
export { DELIVERY } from './delivery.ts';
