const WINDOW_MS = 5_000;
const MAX_EVENTS = 60;
/** Past this nobody is typing any more: the connection is ended. */
const FLOOD = 600;

export interface EventLimit {
  /** Counts an event; false when it is one too many. */
  takes(): boolean;
  isFlooded(): boolean;
}

/** How many events of any kind one connection may send: what a person with a keyboard never reaches. */
export function createEventLimit(isActive: boolean): EventLimit {
  let startedAt = Date.now();
  let count = 0;
  return {
    takes() {
      if (!isActive) return true;
      if (Date.now() - startedAt > WINDOW_MS) {
        startedAt = Date.now();
        count = 0;
      }
      count += 1;
      return count <= MAX_EVENTS;
    },
    isFlooded: () => isActive && count > FLOOD,
  };
}
