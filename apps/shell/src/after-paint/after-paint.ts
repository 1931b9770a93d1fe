import { keepQueries, type Platform } from '@orime/platform/host';
import type { EmotionCache } from '@orime/ui';
import { askConsent } from '../chrome/consent/consent.store.ts';
import { prepareRemoteScreen } from '../remotes/remote-screen.tsx';
import { findMatch, type RouteRow } from '../routing/route-table.ts';
import { screens } from '../screens/index.ts';
import { adoptOverride } from './adopt-override.ts';
import { describeFederation } from './describe-federation.ts';
import { followRelease } from './follow-release.ts';
import { keepPages } from './keep-pages.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { rehearse } from './rehearse.tsx';
import { startTelemetry } from './telemetry/start-telemetry.ts';

/** What a page does besides showing itself. Its code comes when the first page has been there for a while. */
export function afterPaint(platform: Platform, rows: readonly RouteRow[], styleCache: EmotionCache): void {
  askConsent();
  keepQueries(platform);
  adoptOverride(platform);
  describeFederation(platform.boot.release);
  prefetchOnIntent({
    platform,
    findRoute: (path) => {
      const match = findMatch(rows, path);
      return match && { row: match.route.row, params: match.params };
    },
    prepare,
    rehearse: (address) => rehearse({ platform, rows, styleCache }, address),
  });
  // What a developer alone has is neither old nor a figure.
  if (platform.boot.release.override !== undefined) return;
  followRelease(platform);
  startTelemetry(platform);
  // Browsers forbid it in private windows; the site is there without it.
  keepPages(platform).catch(() => undefined);
}

/** A load that fails is told when the screen is asked for. */
async function prepare({ owner, route: { screen } }: RouteRow): Promise<void> {
  if (owner === 'shell') await screens[screen]?.().catch(() => undefined);
  else await prepareRemoteScreen({ remote: owner, screen }, 'ready');
}
