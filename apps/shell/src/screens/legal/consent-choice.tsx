import { useConsent, useFormat, useText } from '@orime/platform';
import { Button, Text } from '@orime/ui';
import { openConsent } from '../../chrome/consent/consent.store.ts';
import { LegalPanel } from './legal-panel.tsx';
import { PRIVACY } from './privacy-content.ts';
import { useConsentRecord } from './use-consent-record.ts';

/** What was decided about counting visits, since when it is recorded, and the way to decide otherwise. */
export function ConsentChoice() {
  const text = useText();
  const { date } = useFormat();
  const consent = useConsent();
  const recordedAt = useConsentRecord(consent);
  const { consent: words } = PRIVACY;
  const state = consent === null ? words.open : consent ? words.accepted : words.refused;
  return (
    <LegalPanel title={text(words.title)} id="consent" onScreenOnly>
      <Text role="status">{text(state)}</Text>
      {recordedAt !== undefined && <Text tone="muted">{text(words.recorded(date(recordedAt)))}</Text>}
      <Button variant="secondary" onClick={openConsent}>
        {text(words.change)}
      </Button>
    </LegalPanel>
  );
}
