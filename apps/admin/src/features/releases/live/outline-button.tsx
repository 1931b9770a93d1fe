import { toggleXRay, useIsXRayOpen } from '@orime/platform/x-ray';
import { Button } from '@orime/ui';
import { useReleasesT } from '../releases-texts.ts';

/** Shows what this page consists of, and what each part costs; again, and it is gone. Stays open on the pages that are gone to. */
export function OutlineButton() {
  const t = useReleasesT();
  const isOpen = useIsXRayOpen();
  return (
    <Button variant={isOpen ? 'primary' : 'secondary'} size="sm" aria-pressed={isOpen} onClick={toggleXRay}>
      {t('releases.outline')}
    </Button>
  );
}
