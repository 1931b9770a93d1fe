import type { Buyer } from '@orime/contracts/api/trade/buyer';
import { useFormat, useT } from '@orime/platform';
import { color, css, Heading, space } from '@orime/ui';

/** What is known of a company, and what it was granted. */
export function CompanyFacts({ buyer }: { readonly buyer: Buyer }) {
  const t = useT('wholesale');
  const format = useFormat();
  const { verification, creditLimit, creditUsed } = buyer;
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
    [t('buyer.since'), format.date(buyer.createdAt)],
  ];
  return (
    <section aria-labelledby="company">
      <Heading id="company" level={2} size={4}>
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
