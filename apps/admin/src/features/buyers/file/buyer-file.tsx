import type { BuyerDocument } from '@orime/contracts/api/trade/buyer';
import type { StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import { useFormat } from '@orime/platform';
import { Badge, Cluster, css, Heading, Notice, space, Stack, Text } from '@orime/ui';
import { useState } from 'react';
import { RecordLayout } from '../../../parts/record-layout.tsx';
import { useBuyersT } from '../buyers-texts.ts';
import { VERIFICATION_TONES } from '../verification.ts';
import { BuyerPeople } from './buyer-people.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { Decision } from './decision.tsx';
import { ManagerChoice } from './manager-choice.tsx';
import { PaperViewer } from './paper-viewer.tsx';
import { RecheckChanges } from './recheck-changes.tsx';

/** Everything staff know of a company, beside what they decide about it. */
export function BuyerFile({ buyer }: { readonly buyer: StaffBuyer }) {
  const t = useBuyersT();
  const format = useFormat();
  const [paper, setPaper] = useState<BuyerDocument>();
  return (
    <article css={styles.root} aria-labelledby="buyer-name">
      <header css={styles.head}>
        <Cluster>
          <Heading level={2} size={3} id="buyer-name">
            {buyer.tradeName || buyer.companyLegal}
          </Heading>
          <Badge tone={VERIFICATION_TONES[buyer.verification]}>{t(`buyers.status.${buyer.verification}`)}</Badge>
        </Cluster>
        <Text size="sm" tone="muted">
          {t('buyers.submitted', { date: format.date(buyer.submittedAt) })}
          {buyer.verifiedAt !== null && ` · ${t('buyers.verified-at', { date: format.date(buyer.verifiedAt) })}`}
        </Text>
        {!buyer.user.emailVerified && <Notice tone="warning">{t('buyers.email-unverified')}</Notice>}
      </header>
      <RecordLayout
        side={
          <>
            <Decision key={buyer.id} buyer={buyer} onShow={setPaper} />
            <ManagerChoice key={`manager-${buyer.id}`} buyer={buyer} />
          </>
        }
      >
        {paper && <PaperViewer key={paper.id} document={paper} onClose={() => setPaper(undefined)} />}
        {buyer.recheck !== null && <RecheckChanges buyer={buyer} />}
        <Stack gap={6}>
          <CompanyFacts buyer={buyer} />
          <BuyerPeople buyer={buyer} />
        </Stack>
      </RecordLayout>
    </article>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], minWidth: 0 }),
  head: css({ display: 'grid', gap: space[2] }),
};
