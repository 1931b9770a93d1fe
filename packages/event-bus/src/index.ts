export { createBus } from './create-bus.ts';
export { BusError } from './bus-error.ts';
export type { BusErrorCode } from './bus-error.ts';
export { useBusEvent, useBusState } from './react.ts';
export type {
  Bus,
  BusHandle,
  BusOptions,
  BusProblem,
  CommandOptions,
  CommandTable,
  CrossTabChannel,
  Delivery,
  Envelope,
  PublishOptions,
  TopicTable,
} from './bus-types.ts';
