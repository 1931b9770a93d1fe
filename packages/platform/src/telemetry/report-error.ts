import { whenOnline } from './when-online.ts';

export interface ErrorContext {
  /** What was going on: a component stack, or a sentence. */
  readonly info?: string;
  /** `remote@version`, where the boundary knows it. */
  readonly remote?: string;
}

/** The body of `POST /api/errors/front-end` (specification, section 7) and what we add to it. */
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

/** More reports than this from one page are the same trouble over and over. */
const MAX_REPORTS = 20;
const MAX_INFO = 8_000;
const reported = new Set<string>();

/** Tells the engineers about an unexpected failure; the same one only once per page. Never throws, never waits: without a network the report stays until there is one, or goes with the page. */
export function reportError(error: unknown, context: ErrorContext = {}): void {
  const report = describeError(error, context, globalThis.location?.pathname ?? '');
  const fingerprint = `${report.name} ${report.message} ${report.fileName}:${String(report.lineNumber)}`;
  if (reported.has(fingerprint) || reported.size >= MAX_REPORTS) return;
  reported.add(fingerprint);
  void send(report);
}

async function send(report: ErrorReport): Promise<void> {
  try {
    await whenOnline();
    const { request } = await import('../http/client.ts');
    await request('POST', '/api/errors/front-end', report, {});
  } catch {
    // Reporting must not become an error of its own.
  }
}

export function describeError(error: unknown, context: ErrorContext, route: string): ErrorReport {
  const { name, message, stack } = error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined };
  const frame = firstFrame(stack);
  const remote = context.remote ?? remoteOf(frame.fileName);
  return {
    message,
    name,
    ...frame,
    info: (context.info ?? stack ?? '').slice(0, MAX_INFO),
    route,
    ...(remote !== undefined && { remote }),
  };
}

/** Chrome writes `at f (url:1:2)`, Firefox and Safari `f@url:1:2`. */
function firstFrame(stack: string | undefined): { fileName: string; lineNumber: number; columnNumber: number } {
  const match = /((?:https?|file|webpack):\/\/[^\s)]+?|\/[^\s):]+):(\d+):(\d+)/.exec(stack ?? '');
  return { fileName: match?.[1] ?? '', lineNumber: Number(match?.[2] ?? 0), columnNumber: Number(match?.[3] ?? 0) };
}

/** Assets of a remote live under `/r/<remote>/<version>/`. */
function remoteOf(fileName: string): string | undefined {
  const match = /\/r\/([^/]+)\/([^/]+)\//.exec(fileName);
  return match === null ? undefined : `${match[1] ?? ''}@${decodeURIComponent(match[2] ?? '')}`;
}
