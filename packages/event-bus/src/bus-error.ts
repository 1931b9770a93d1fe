export type BusErrorCode = 'command_timeout' | 'command_taken' | 'invalid_data' | 'bus_closed';

/** A command that could not be carried out by the bus itself; what a writer throws reaches the sender unchanged. */
export class BusError extends Error {
  override readonly name = 'BusError';
  readonly code: BusErrorCode;

  constructor(code: BusErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
