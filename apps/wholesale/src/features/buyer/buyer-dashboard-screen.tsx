import type { Buyer } from '@orime/contracts/api/trade/buyer';
import { Link, useFormat, useSearchParams, useT, useText } from '@orime/platform';
import { buttonStyles, color, css, EmptyState, Heading, Notice, Page, space, Stack } from '@orime/ui';
import { CompanyOffer, CompanyPeople } from '../company/index.ts';
import { CompanyInvoices } from '../invoices/index.ts';
import { BuyerGate } from './buyer-gate.tsx';

/** Where a buyer's company stands, who is in it and who looks after it, and the way to the line sheet; with the link of an invitation, that. */
export default function BuyerDashboardScreen() {
  const t = useT('wholesale');
  const [search] = useSearchParams();
  const token = search.get('token');
  if (token !== null) return <CompanyOffer token={token} />;
  return (
    <BuyerGate>
      {(buyer) =>
        buyer === null ? (
          <Page>
            <EmptyState
              level={1}
              title={t('buyer.none.title')}
              text={t('buyer.none.text')}
              actions={
                <Link css={buttonStyles()} to="/create-buyer-profile">
                  {t('buyer.none.create')}
                </Link>
              }
            />
          </Page>
        ) : (
          <Page width="text">
            <Company buyer={buyer} />
          </Page>
        )
      }
    </BuyerGate>
  );
}

const tones = { pending: 'info', needs_info: 'warning', verified: 'success', rejected: 'danger', suspended: 'danger' } as const;

function Company({ buyer }: { readonly buyer: Buyer }) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const { verification, manager, creditLimit, creditUsed } = buyer;
  const money = (minor: number) => format.money(minor, creditLimit.currency);
  const facts: readonly (readonly [string, string])[] = [
    [t('buyer.field.companyLegal'), buyer.companyLegal],
    [t('buyer.field.website'), buyer.website],
    [t('buyer.field.storeType'), buyer.storeType === '' ? '' : t(`buyer.store.${buyer.storeType}`, { defaultValue: buyer.storeType })],
    [t('buyer.field.country'), format.country(buyer.country)],
    [t('buyer.field.taxId'), buyer.taxId],
    [t('buyer.field.invoiceRegNo'), buyer.invoiceRegNo],
    [t('buyer.terms'), verification === 'verified' ? t(`buyer.terms.${buyer.terms}`, { defaultValue: buyer.terms }) : ''],
    [
      t('buyer.credit'),
      verification === 'verified' && creditLimit.priceMinor > 0
        ? t('buyer.credit.state', {
            limit: money(creditLimit.priceMinor),
            used: money(creditUsed.priceMinor),
            left: money(Math.max(0, creditLimit.priceMinor - creditUsed.priceMinor)),
          })
        : '',
    ],
    [t('buyer.manager'), manager ? `${manager.name} (${manager.email})` : ''],
    [t('buyer.since'), format.date(buyer.createdAt)],
  ];
  return (
    <Stack gap={5}>
      <Heading level={1}>{buyer.tradeName || buyer.companyLegal}</Heading>
      <Notice tone={tones[verification]} title={t(`buyer.status.${verification}.title`)}>
        <p>{buyer.reason && verification !== 'verified' ? text(buyer.reason) : t(`buyer.status.${verification}.text`)}</p>
      </Notice>
      <div>
        <Link css={buttonStyles()} to="/wholesale/catalog">
          {t('product.back')}
        </Link>
      </div>
      <section aria-labelledby="company">
        <Heading id="company" level={2} size={3}>
          {t('buyer.company')}
        </Heading>
        <dl css={styles.facts}>
          {facts.map(
            ([name, value]) =>
              value !== '' && (
                <div key={name} css={styles.fact}>
                  <dt css={styles.name}>{name}</dt>
                  <dd css={styles.value}>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
      <CompanyInvoices buyerId={buyer.id} />
      <CompanyPeople buyer={buyer} />
    </Stack>
  );
}

const styles = {
  facts: css({ display: 'grid', margin: 0, marginBlockStart: space[3], fontSize: '0.875rem' }),
  fact: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem, 1fr) 2fr',
    gap: space[3],
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  name: css({ color: color.muted }),
  value: css({ margin: 0, overflowWrap: 'anywhere' }),
};
