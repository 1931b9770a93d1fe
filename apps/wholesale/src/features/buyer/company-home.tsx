import type { Buyer } from '@orime/contracts/api/trade/buyer';
import { Link, useT } from '@orime/platform';
import { buttonStyles, Cluster, css, Heading, media, Page, space, Stack } from '@orime/ui';
import { CompanyPeople } from '../company/index.ts';
import { CompanyInvoices } from '../invoices/index.ts';
import { CompanyOrders } from '../orders/index.ts';
import { StylePicks } from '../picks/index.ts';
import { SharedSheets } from '../sheets/index.ts';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyRecords } from './company-records.tsx';
import { CompanyStatus } from './company-status.tsx';
import { ManagerCard } from './manager-card.tsx';

/** What waits for a company first, then its orders, invoices and people. */
export function CompanyHome({ buyer }: { readonly buyer: Buyer }) {
  const t = useT('wholesale');
  const isVerified = buyer.verification === 'verified';
  return (
    <Page width="wide">
      <header css={styles.head}>
        <Heading level={1}>{buyer.tradeName || buyer.companyLegal}</Heading>
        <Cluster>
          <Link css={buttonStyles()} to="/wholesale/catalog">
            {t('product.back')}
          </Link>
          <Link css={buttonStyles({ variant: 'secondary' })} to="/buyer/profile/edit">
            {t('buyer.edit.title')}
          </Link>
        </Cluster>
      </header>
      <div css={styles.columns}>
        <Stack gap={7} css={styles.main}>
          {!isVerified && <CompanyStatus buyer={buyer} level={2} />}
          {isVerified && <CompanyOrders buyerId={buyer.id} />}
          {isVerified && <SharedSheets />}
          {isVerified && <StylePicks mine="liked" />}
          {isVerified && <StylePicks mine="followed" />}
          <CompanyInvoices buyerId={buyer.id} />
          <CompanyPeople buyer={buyer} />
        </Stack>
        <Stack as="aside" gap={6} css={styles.side} aria-label={t('buyer.company')}>
          {isVerified && <CompanyStatus buyer={buyer} level={2} />}
          <ManagerCard manager={buyer.manager} />
          <CompanyFacts buyer={buyer} />
          <CompanyRecords buyer={buyer} />
        </Stack>
      </div>
    </Page>
  );
}

const styles = {
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: space[4],
    marginBlockEnd: space[6],
  }),
  columns: css({
    display: 'grid',
    gap: space[6],
    '& > *': { minWidth: 0 },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', columnGap: space[7] },
  }),
  main: css({ minWidth: 0 }),
  side: css({ alignSelf: 'start' }),
};
