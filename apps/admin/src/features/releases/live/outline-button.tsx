import { Button } from '@orime/ui';
import { useReleasesT } from '../releases-texts.ts';

/** Shows what this page consists of, and what each part costs; again, and it is gone. Stays open on the pages that are gone to. */
export function OutlineButton() {
  const t = useReleasesT();
  return (
    <Button variant="secondary" size="sm" onClick={pressDeveloperKeys}>
      {t('releases.outline')}
    </Button>
  );
}

/** The shell's tools listen to these keys alone, so that nothing more of them is in the first load of every page. */
function pressDeveloperKeys(): void {
  dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyX', altKey: true, shiftKey: true }));
}
