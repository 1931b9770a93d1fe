import type { Buyer } from '@orime/contracts/api/trade/buyer';
import { Link, useSearchParams, useT } from '@orime/platform';
import { buttonStyles, Cluster, css, Heading, Notice, Page, space, Stack, Text } from '@orime/ui';
import { useRef } from 'react';
import { CompanyAddresses } from './addresses/company-addresses.tsx';
import { BuyerGate } from './buyer-gate.tsx';
import { CompanyDocuments } from './documents/company-documents.tsx';
import { RegistrationForm } from './profile/registration-form.tsx';
import { RegistrationSteps, STEPS } from './profile/registration-steps.tsx';
import type { RegistrationStep } from './profile/registration-steps.tsx';

/** Registers the company of a buyer's account in four steps, each with an address: company, trade, papers, doors. */
export default function CreateBuyerProfileScreen() {
  const [search, setSearch] = useSearchParams();
  return (
    <BuyerGate>
      {(buyer) => <Registration buyer={buyer} step={stepOf(search.get('step'), buyer)} onStep={(step) => setSearch({ step })} />}
    </BuyerGate>
  );
}

type RegistrationProps = {
  readonly buyer: Buyer | null;
  readonly step: RegistrationStep;
  readonly onStep: (step: RegistrationStep) => void;
};

function Registration({ buyer, step, onStep }: RegistrationProps) {
  const t = useT('wholesale');
  const heading = useRef<HTMLHeadingElement>(null);
  // The path stays the same, so the reader is taken to the top of the next step from here.
  const toTop = (): void => heading.current?.focus();
  return (
    <Page css={styles.page}>
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading ref={heading} level={1} size={2}>
            {t('buyer.create.title')}
          </Heading>
          <Text tone="muted" css={styles.text}>
            {t(buyer === null ? 'buyer.create.text' : 'buyer.papers.text')}
          </Text>
          <RegistrationSteps current={step} />
        </Stack>
        {(step === 'company' || step === 'trade') && <RegistrationForm step={step} onStep={onStep} onMoved={toTop} />}
        {buyer !== null && step === 'documents' && (
          <>
            <Notice tone="success" role="status">
              {t('buyer.papers.saved', { company: buyer.companyLegal })}
            </Notice>
            <CompanyDocuments buyer={buyer} />
            <div>
              <Link css={buttonStyles({ size: 'lg' })} to="?step=addresses" onClick={toTop}>
                {t('buyer.papers.continue')}
              </Link>
            </div>
          </>
        )}
        {buyer !== null && step === 'addresses' && (
          <>
            <CompanyAddresses buyer={buyer} />
            <Cluster>
              <Link css={buttonStyles({ size: 'lg' })} to="/buyer/dashboard">
                {t('buyer.papers.done')}
              </Link>
              <Link css={buttonStyles({ variant: 'ghost', size: 'lg' })} to="?step=documents" onClick={toTop}>
                {t('buyer.papers.back')}
              </Link>
            </Cluster>
          </>
        )}
      </Stack>
    </Page>
  );
}

/** Papers and doors belong to a company that is registered; the first two steps to one that is not. */
function stepOf(asked: string | null, buyer: Buyer | null): RegistrationStep {
  const known = STEPS.find((step) => step === asked);
  if (buyer === null) return known === 'trade' ? 'trade' : 'company';
  return known === 'addresses' ? 'addresses' : 'documents';
}

const styles = { page: css({ maxWidth: '72rem' }), text: css({ maxWidth: '44rem', marginBlockEnd: space[2] }) };
