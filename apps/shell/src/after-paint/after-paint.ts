import { keepQueries, type Platform } from '@orime/platform/host';
import { adoptOverride } from './adopt-override.ts';
import { describeFederation } from './describe-federation.ts';
import { followRelease } from './follow-release.ts';
import { keepPages } from './keep-pages.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';

/** What a page does besides showing itself. Its code comes when the first page has been there for a while. */
export function afterPaint(platform: Platform): void {
  keepQueries(platform);
  adoptOverride(platform);
  prefetchOnIntent(platform);
  describeFederation(platform.boot.release);
  // What a developer alone has is neither old nor a figure.
  if (platform.boot.release.override !== undefined) return;
  followRelease(platform);
  startTelemetry(platform);
  // Browsers forbid it in private windows; the site is there without it.
  keepPages(platform).catch(() => undefined);
}
