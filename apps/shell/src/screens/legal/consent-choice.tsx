import { useConsent, useText } from '@orime/platform';
import { Button, Text } from '@orime/ui';
import { openConsent } from '../../chrome/consent/consent.store.ts';
import { LegalPanel } from './legal-panel.tsx';
import { PRIVACY } from './privacy-content.ts';

/** What was decided about counting visits, and the way to decide otherwise. */
export function ConsentChoice() {
  const text = useText();
  const consent = useConsent();
  const { consent: words } = PRIVACY;
  const state = consent === null ? words.open : consent ? words.accepted : words.refused;
  return (
    <LegalPanel title={text(words.title)} id="consent" onScreenOnly>
      <Text role="status">{text(state)}</Text>
      <Button variant="secondary" onClick={openConsent}>
        {text(words.change)}
      </Button>
    </LegalPanel>
  );
}
