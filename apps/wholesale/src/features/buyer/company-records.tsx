import type { Buyer } from '@orime/contracts/api/trade/buyer';
import { AddressText } from '@orime/forms';
import { Link, useFormat, useT } from '@orime/platform';
import { Badge, color, css, font, Heading, space, Text } from '@orime/ui';
import { DOCUMENT_TONES } from './documents/document-tones.ts';

/** A company's papers and doors at a glance; they are changed in its profile. */
export function CompanyRecords({ buyer }: { readonly buyer: Buyer }) {
  const t = useT('wholesale');
  const format = useFormat();
  return (
    <>
      <section css={styles.root} aria-labelledby="records-documents">
        <div css={styles.head}>
          <Heading id="records-documents" level={2} size={4}>
            {t('documents.title')}
          </Heading>
          <Link to="/buyer/profile/edit#documents">{t('records.documents.edit')}</Link>
        </div>
        {buyer.documents.length === 0 && (
          <Text size="sm" tone="muted">
            {t('records.documents.none')}
          </Text>
        )}
        <ul css={styles.list}>
          {buyer.documents.map(({ id, kind, fileName, status, expiresAt }) => (
            <li key={id} css={styles.row}>
              <span css={styles.words}>
                {t(`documents.kind.${kind}`)}
                <Text size="sm" tone="muted">
                  {expiresAt === null ? fileName : t('documents.until', { date: format.date(expiresAt) })}
                </Text>
              </span>
              <Badge tone={DOCUMENT_TONES[status]}>{t(`documents.status.${status}`)}</Badge>
            </li>
          ))}
        </ul>
      </section>
      <section css={styles.root} aria-labelledby="records-addresses">
        <div css={styles.head}>
          <Heading id="records-addresses" level={2} size={4}>
            {t('addresses.title')}
          </Heading>
          <Link to="/buyer/profile/edit#addresses">{t('records.addresses.edit')}</Link>
        </div>
        {buyer.shippingAddresses.length === 0 && (
          <Text size="sm" tone="muted">
            {t('records.addresses.none')}
          </Text>
        )}
        <ul css={styles.list}>
          {buyer.shippingAddresses.map((address) => (
            <li key={address.id} css={styles.row}>
              <span css={styles.words}>
                {address.label === '' ? address.name : address.label}
                <AddressText css={styles.address} address={address} />
              </span>
              <span css={styles.badges}>
                {address.isDefaultShip && <Badge>{t('addresses.default.ship')}</Badge>}
                {address.isDefaultBill && <Badge>{t('addresses.default.bill')}</Badge>}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2] }),
  head: css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[3], fontSize: font.size.sm }),
  list: css({ margin: 0, padding: 0, listStyle: 'none', fontSize: font.size.sm, '&:empty': { display: 'none' } }),
  row: css({
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  words: css({ minWidth: 0, overflowWrap: 'anywhere' }),
  address: css({ color: color.muted }),
  badges: css({ display: 'grid', gap: space[1], justifyItems: 'end' }),
};
