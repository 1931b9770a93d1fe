import { Link, useSearchParams, useT } from '@orime/platform';
import { buttonStyles, css, Heading, Notice, Page, space, Stack, Text } from '@orime/ui';
import { CompanyAddresses } from './addresses/company-addresses.tsx';
import { BuyerGate } from './buyer-gate.tsx';
import { CompanyDocuments } from './documents/company-documents.tsx';
import { CompanyForm } from './profile/company-form.tsx';
import { RegistrationSteps } from './profile/registration-steps.tsx';

/** Registers the company of a buyer's account in four steps: details and trade first, then papers and addresses. */
export default function CreateBuyerProfileScreen() {
  const t = useT('wholesale');
  const [, setSearch] = useSearchParams();
  return (
    <BuyerGate>
      {(buyer) => (
        <Page css={styles.page}>
          <Stack gap={6}>
            <Stack gap={3}>
              <Heading level={1} size={2}>
                {t(buyer === null ? 'buyer.create.title' : 'buyer.papers.title')}
              </Heading>
              <Text tone="muted" css={styles.text}>
                {t(buyer === null ? 'buyer.create.text' : 'buyer.papers.text')}
              </Text>
              <RegistrationSteps isRegistered={buyer !== null} />
            </Stack>
            {buyer === null ? (
              <CompanyForm buyer={null} onSaved={() => setSearch({ step: 'papers' })} />
            ) : (
              <>
                <Notice tone="success" role="status">
                  {t('buyer.papers.saved', { company: buyer.companyLegal })}
                </Notice>
                <CompanyDocuments buyer={buyer} />
                <CompanyAddresses buyer={buyer} />
                <div>
                  <Link css={buttonStyles({ size: 'lg' })} to="/buyer/dashboard">
                    {t('buyer.papers.done')}
                  </Link>
                </div>
              </>
            )}
          </Stack>
        </Page>
      )}
    </BuyerGate>
  );
}

const styles = { page: css({ maxWidth: '72rem' }), text: css({ maxWidth: '44rem', marginBlockEnd: space[2] }) };
