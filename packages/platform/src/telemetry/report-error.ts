import { installedPlatform } from '../current-platform.ts';
import { whenOnline } from './when-online.ts';

export interface ErrorContext {
  /** Context of the failure: a component stack, or a sentence. */
  readonly info?: string;
  /** `remote@version`, where the error boundary knows it; `shell` alone stands for the version that runs. */
  readonly remote?: string;
}

/** The body of `POST /api/errors/front-end` (specification, section 7) plus our own fields. */
export interface ErrorReport {
  readonly message: string;
  readonly name: string;
  readonly fileName: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
  readonly info: string;
  readonly route: string;
  readonly remote?: string;
}

/** Limits reports per page: more are usually repeats of the same failure. */
const MAX_REPORTS = 20;
const MAX_INFO = 8_000;
/** What this page has reported, with the `remote@version` of each where that is known. Telemetry counts who had an error of a version. */
export const reportedErrors = new Map<string, string | undefined>();

/**
 * Reports an unexpected failure to the server, each one once per page. Never throws or blocks. Offline, the report waits for the
 * network and is lost when the page closes.
 */
export function reportError(error: unknown, context: ErrorContext = {}): void {
  const report = describeError(error, context, globalThis.location?.pathname ?? '');
  const fingerprint = `${report.name} ${report.message} ${report.fileName}:${String(report.lineNumber)}`;
  if (reportedErrors.has(fingerprint) || reportedErrors.size >= MAX_REPORTS) return;
  reportedErrors.set(fingerprint, report.remote);
  void send(report);
}

async function send(report: ErrorReport): Promise<void> {
  try {
    await whenOnline();
    const { request } = await import('../http/client.ts');
    await request('POST', '/api/errors/front-end', report, {});
  } catch {
    // A failing report must not raise another error.
  }
}

/** The report of an error: message, first stack frame, route, and the remote it came from when known. */
export function describeError(error: unknown, context: ErrorContext, route: string): ErrorReport {
  const { name, message, stack } = error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined };
  const frame = firstFrame(stack);
  const remote = context.remote === 'shell' ? runningShell() : (context.remote ?? remoteOf(frame.fileName));
  return {
    message,
    name,
    ...frame,
    info: (context.info ?? stack ?? '').slice(0, MAX_INFO),
    route,
    ...(remote !== undefined && { remote }),
  };
}

function runningShell(): string {
  const version = installedPlatform()?.boot.release.shell;
  return version === undefined ? 'shell' : `shell@${version}`;
}

/** Chrome writes `at f (url:1:2)`, Firefox and Safari `f@url:1:2`. */
function firstFrame(stack: string | undefined): { fileName: string; lineNumber: number; columnNumber: number } {
  const match = /((?:https?|file|webpack):\/\/[^\s)]+?|\/[^\s):]+):(\d+):(\d+)/.exec(stack ?? '');
  return { fileName: match?.[1] ?? '', lineNumber: Number(match?.[2] ?? 0), columnNumber: Number(match?.[3] ?? 0) };
}

/** Assets of a remote are served from `/r/<remote>/<version>/`. */
function remoteOf(fileName: string): string | undefined {
  const match = /\/r\/([^/]+)\/([^/]+)\//.exec(fileName);
  return match === null ? undefined : `${match[1] ?? ''}@${decodeURIComponent(match[2] ?? '')}`;
}
