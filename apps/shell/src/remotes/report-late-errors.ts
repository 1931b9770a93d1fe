import { reportError } from '@orime/platform';
import { ownerOf } from './owner-of.ts';

/**
 * Reports what no boundary sees: errors thrown in timers, event handlers and promises, as those of the remote whose code
 * is on the stack. What no released file has to do with (extensions, other origins, cancelled requests) is left alone.
 * Returns the way out.
 */
export function reportLateErrors(): () => void {
  const onError = (event: ErrorEvent): void => reportUnlessHandled(event, event.error, event.filename);
  const onRejection = (event: PromiseRejectionEvent): void => reportUnlessHandled(event, event.reason, '');
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

function reportUnlessHandled(event: Event, error: unknown, fileName: string): void {
  const remote = ownerOf(error instanceof Error && error.stack !== undefined ? error.stack : fileName);
  if (remote === undefined) return;
  // Listeners that were added later, such as the loader's while an entry runs, may still take the error as theirs.
  setTimeout(() => {
    if (!event.defaultPrevented) reportError(error, { remote });
  }, 0);
}
