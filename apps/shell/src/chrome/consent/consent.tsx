import { useConsent } from '@orime/platform';
import { useIsHydrated } from '../../routing/use-is-hydrated.ts';
import { lazyPart } from '../lazy-part.tsx';
import { useWasTrue } from '../use-was-true.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { closeConsent, useConsentStore } from './consent.store.ts';

const { Part: ConsentDialog, preload: preloadDialog } = lazyPart(() =>
  import('./consent-dialog.tsx').then((module) => module.ConsentDialog),
);

/** Asks about cookies until the visitor has decided, and again whenever they want to. */
export function Consent() {
  const consent = useConsent();
  const isOpen = useConsentStore((state) => state.isOpen);
  // The server does not know the decision, and nobody can answer before the page is alive.
  const isHydrated = useIsHydrated();
  const wasOpen = useWasTrue(isOpen);
  return (
    <>
      {isHydrated && consent === null && <ConsentBanner onChoose={preloadDialog} />}
      {wasOpen && <ConsentDialog isOpen={isOpen} consent={consent} onClose={closeConsent} />}
    </>
  );
}
