import { useConsent } from '@orime/platform';
import { lazyPart } from '../lazy-part.tsx';
import { useWasTrue } from '../use-was-true.ts';
import { closeConsent, useConsentStore } from './consent.store.ts';

const { Part: ConsentBanner } = lazyPart(() => import('./consent-banner.tsx').then((module) => module.ConsentBanner));
const { Part: ConsentDialog, preload: preloadDialog } = lazyPart(() =>
  import('./consent-dialog.tsx').then((module) => module.ConsentDialog),
);

/** Asks about cookies, when the page has been there for a while, until the visitor has decided, and again whenever they want to. */
export function Consent() {
  const consent = useConsent();
  const isOpen = useConsentStore((state) => state.isOpen);
  const mayAsk = useConsentStore((state) => state.mayAsk);
  const wasOpen = useWasTrue(isOpen);
  return (
    <>
      {mayAsk && consent === null && <ConsentBanner onChoose={preloadDialog} />}
      {wasOpen && <ConsentDialog isOpen={isOpen} consent={consent} onClose={closeConsent} />}
    </>
  );
}
