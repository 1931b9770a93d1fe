import { Thanks } from '@orime/forms';
import { Link, useSearchParams, useText } from '@orime/platform';
import { Text, buttonStyles, css, font } from '@orime/ui';
import { useState } from 'react';
import { AccountPage } from '../account/account-page.tsx';
import { ReportForm } from './report-form.tsx';
import type { ReportOutcome } from './report-form.tsx';
import { REPORT_WORDS } from './report-words.ts';

/** Reports content or a seller: `?target=` names what it is about. */
export default function ReportScreen() {
  const text = useText();
  const [search] = useSearchParams();
  const [outcome, setOutcome] = useState<ReportOutcome>();
  if (outcome === undefined) {
    return (
      <AccountPage title={text(REPORT_WORDS.title)} text={text(REPORT_WORDS.lead)}>
        <ReportForm target={search.get('target') ?? ''} onDone={setOutcome} />
      </AccountPage>
    );
  }
  const { isRepeated, reference } = outcome;
  return (
    <Thanks
      title={text(isRepeated ? REPORT_WORDS.repeatedTitle : REPORT_WORDS.doneTitle)}
      text={text(isRepeated ? REPORT_WORDS.repeatedText : REPORT_WORDS.doneText)}
    >
      <Text css={styles.reference}>{text(REPORT_WORDS.reference).replace('{reference}', reference)}</Text>
      <p>
        <Link css={buttonStyles({ variant: 'secondary' })} to="/">
          {text(REPORT_WORDS.home)}
        </Link>
      </p>
    </Thanks>
  );
}

const styles = { reference: css({ fontSize: font.size.xl, fontVariantNumeric: 'tabular-nums' }) };
