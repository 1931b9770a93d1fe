import { reportError } from '@orime/platform';
import { ownerOf } from './owner-of.ts';

/**
 * Reports what no boundary sees: errors thrown in timers, event handlers and promises, as those of the remote whose code
 * is on the stack, and what the page's policy refused to one of its files. What no released file has to do with (extensions, other origins, cancelled requests) is left alone.
 * Returns the way out.
 */
export function reportLateErrors(): () => void {
  const onError = (event: ErrorEvent): void => reportUnlessHandled(event, event.error, event.filename);
  const onRejection = (event: PromiseRejectionEvent): void => reportUnlessHandled(event, event.reason, '');
  const onRefusal = ({ sourceFile, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    const remote = ownerOf(sourceFile);
    if (remote !== undefined) reportError(new Error(`${effectiveDirective} refused ${blockedURI}`), { remote, info: 'content policy' });
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  document.addEventListener('securitypolicyviolation', onRefusal);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('securitypolicyviolation', onRefusal);
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
