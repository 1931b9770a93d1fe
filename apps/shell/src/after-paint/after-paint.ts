import { keepQueries, type Platform } from '@orime/platform/host';
import { askConsent } from '../chrome/consent/consent.store.ts';
import { adoptOverride } from './adopt-override.ts';
import { followRelease } from './follow-release.ts';
import { keepForOffline } from './keep-for-offline.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';

/** What a page does besides showing itself. Its code comes when the first page has been there for a while. */
export function afterPaint(platform: Platform): void {
  askConsent();
  keepQueries(platform);
  adoptOverride(platform);
  prefetchOnIntent(platform);
  // What a developer alone has is neither old nor a figure.
  if (platform.boot.release.override !== undefined) return;
  followRelease(platform);
  void keepForOffline();
  startTelemetry(platform);
}
