export type BusErrorCode = 'command_timeout' | 'not_declared' | 'command_taken' | 'invalid_data' | 'bus_closed';

/** A command that the bus itself could not execute. Errors thrown by a handler reach the sender unchanged. */
export class BusError extends Error {
  override readonly name = 'BusError';
  readonly code: BusErrorCode;

  constructor(code: BusErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
