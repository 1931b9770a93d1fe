import { setConsent, useConsent, useText } from '@orime/platform';
import { Switch, Text } from '@orime/ui';
import { LegalPanel } from './legal-panel.tsx';
import { PRIVACY } from './privacy-content.ts';

/** What was decided about counting visits, and the way to decide otherwise. */
export function ConsentChoice() {
  const text = useText();
  const consent = useConsent();
  const { consent: words } = PRIVACY;
  const state = consent === null ? words.open : consent ? words.accepted : words.refused;
  return (
    <LegalPanel title={text(words.change)} id="consent" onScreenOnly>
      <Text role="status">{text(state)}</Text>
      <Switch label={text(words.count)} checked={consent === true} onChange={setConsent} />
    </LegalPanel>
  );
}
