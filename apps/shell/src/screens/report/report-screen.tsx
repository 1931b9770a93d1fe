import { Thanks } from '@orime/forms';
import { Link, useSearchParams } from '@orime/platform';
import { Text, buttonStyles, css, font } from '@orime/ui';
import { useState } from 'react';
import { AccountPage } from '../account/account-page.tsx';
import { ReportForm } from './report-form.tsx';
import type { ReportOutcome } from './report-form.tsx';
import { useReportT } from './report-texts.ts';

/** Reports content or a seller: `?target=` names what it is about. */
export default function ReportScreen() {
  const t = useReportT();
  const [search] = useSearchParams();
  const [outcome, setOutcome] = useState<ReportOutcome>();
  if (outcome === undefined) {
    return (
      <AccountPage title={t('report.heading')} text={t('report.lead')}>
        <ReportForm target={search.get('target') ?? ''} onDone={setOutcome} />
      </AccountPage>
    );
  }
  const { isRepeated, reference } = outcome;
  return (
    <Thanks
      title={t(isRepeated ? 'report.repeated-title' : 'report.done-title')}
      text={t(isRepeated ? 'report.repeated-text' : 'report.done-text')}
    >
      <Text css={styles.reference}>{t('report.reference', { reference })}</Text>
      <p>
        <Link css={buttonStyles({ variant: 'secondary' })} to="/">
          {t('report.home')}
        </Link>
      </p>
    </Thanks>
  );
}

const styles = { reference: css({ fontSize: font.size.xl, fontVariantNumeric: 'tabular-nums' }) };
