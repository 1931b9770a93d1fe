export { createBus } from './create-bus.ts';
export { BusError } from './bus-error.ts';
export type { BusErrorCode } from './bus-error.ts';
export { useBusEvent, useBusState } from './react.ts';
export type {
  Adapter,
  Bus,
  BusHandle,
  BusOptions,
  BusProblem,
  BusUse,
  CommandEntry,
  CommandOptions,
  CommandTable,
  CrossTabChannel,
  Delivery,
  Envelope,
  FactEntry,
  JournalEntry,
  PublishOptions,
  TopicTable,
} from './bus-types.ts';
