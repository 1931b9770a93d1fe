import { Link, Navigate, useT } from '@orime/platform';
import { css, Heading, Notice, Page, showToast, Stack } from '@orime/ui';
import { Breadcrumbs } from '@orime/ui/data';
import { CompanyAddresses } from './addresses/company-addresses.tsx';
import { BuyerGate } from './buyer-gate.tsx';
import { CompanyStatus } from './company-status.tsx';
import { CompanyDocuments } from './documents/company-documents.tsx';
import { CompanyForm } from './profile/company-form.tsx';

/** A company's details, papers and addresses. Owners change them; others in the company read. */
export default function BuyerProfileEditScreen() {
  const t = useT('wholesale');
  return (
    <BuyerGate>
      {(buyer) =>
        buyer === null ? (
          <Navigate to="/create-buyer-profile" replace />
        ) : (
          <Page css={styles.page}>
            <Breadcrumbs
              linkAs={Link}
              items={[{ label: t('buyer.dashboard.route'), to: '/buyer/dashboard' }, { label: t('buyer.edit.title') }]}
            />
            <Stack gap={6}>
              <Heading level={1} size={2}>
                {t('buyer.edit.title')}
              </Heading>
              {buyer.verification !== 'verified' && <CompanyStatus level={2} buyer={buyer} />}
              {buyer.role === 'owner' ? (
                <CompanyForm key={buyer.id} buyer={buyer} onSaved={() => showToast({ tone: 'success', message: t('buyer.edit.saved') })} />
              ) : (
                <Notice>{t('buyer.edit.others')}</Notice>
              )}
              <CompanyDocuments buyer={buyer} />
              <CompanyAddresses buyer={buyer} />
            </Stack>
          </Page>
        )
      }
    </BuyerGate>
  );
}

const styles = { page: css({ maxWidth: '72rem' }) };
