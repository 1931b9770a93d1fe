import { isCorporateNumber, isInvoiceRegistration } from '@orime/commerce';
import type { StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import { useFormat } from '@orime/platform';
import { Badge, Cluster } from '@orime/ui';
import type { ReactNode } from 'react';
import { Facts } from '../../../parts/facts.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { useBuyersT } from '../buyers-texts.ts';

/** What the company says of itself, with what can be checked without asking anybody. */
export function CompanyFacts({ buyer }: { readonly buyer: StaffBuyer }) {
  const t = useBuyersT();
  const format = useFormat();
  const checked = (value: string, isRight: boolean | undefined): ReactNode =>
    value === '' ? (
      t('buyers.fact.missing')
    ) : (
      <Cluster gap={2}>
        <span>{value}</span>
        {isRight !== undefined && (
          <Badge tone={isRight ? 'success' : 'danger'}>{t(isRight ? 'buyers.check.right' : 'buyers.check.wrong')}</Badge>
        )}
      </Cluster>
    );
  return (
    <Panel title={t('buyers.company')}>
      <Facts
        facts={[
          { name: t('buyers.fact.legal'), value: buyer.companyLegal },
          { name: t('buyers.fact.trade'), value: [buyer.tradeName, buyer.tradeNameJp].filter((name) => name !== '').join(' / ') },
          { name: t('buyers.fact.website'), value: siteLink(buyer.website) },
          { name: t('buyers.fact.store'), value: t(`buyers.store.${buyer.storeType}`, { defaultValue: buyer.storeType }) },
          { name: t('buyers.fact.doors'), value: buyer.doors === null ? '' : format.number(buyer.doors) },
          { name: t('buyers.fact.country'), value: format.country(buyer.country) },
          { name: t('buyers.fact.tax-id'), value: checked(buyer.taxId, isTaxId(buyer)) },
          {
            name: t('buyers.fact.invoice-no'),
            value: buyer.invoiceRegNo === '' ? '' : checked(buyer.invoiceRegNo, isInvoiceRegistration(buyer.invoiceRegNo)),
          },
          { name: t('buyers.fact.contact'), value: [buyer.contactName, buyer.contactPhone].filter((part) => part !== '').join(' · ') },
          { name: t('buyers.fact.volume'), value: buyer.expectedVolume === '' ? '' : t(`buyers.volume.${buyer.expectedVolume}`) },
          {
            name: t('buyers.fact.credit'),
            value:
              buyer.creditLimit.priceMinor === 0
                ? ''
                : t('buyers.fact.credit.used', {
                    used: format.money(buyer.creditUsed.priceMinor, buyer.creditUsed.currency),
                    limit: format.money(buyer.creditLimit.priceMinor, buyer.creditLimit.currency),
                  }),
          },
          { name: t('buyers.fact.wish'), value: buyer.requestedTerms === null ? '' : t(`buyers.terms.${buyer.requestedTerms}`) },
          {
            name: t('buyers.fact.addresses'),
            value: buyer.shippingAddresses.map(({ id, line1, city, postal, country }) => (
              <div key={id}>{[line1, city, postal, format.country(country)].join(', ')}</div>
            )),
          },
        ]}
      />
    </Panel>
  );
}

/** Only what opens in a browser becomes a link: the address is the company's own text. */
function siteLink(website: string): ReactNode {
  if (!/^https?:\/\//.test(website)) return website;
  return (
    <a href={website} target="_blank" rel="noreferrer noopener">
      {website}
    </a>
  );
}

/** Whether the number has the form of its country's; undefined where none is known. */
function isTaxId({ country, taxId }: Pick<StaffBuyer, 'country' | 'taxId'>): boolean | undefined {
  if (country === 'JP') return isCorporateNumber(taxId);
  if (country === 'US') return /^\d{2}-?\d{7}$/.test(taxId);
  const prefix = country === 'GR' ? 'EL' : country;
  return VAT_COUNTRIES.has(country)
    ? new RegExp(`^${prefix}[0-9A-Z+*]{7,12}$`).test(taxId.replaceAll(/[\s.-]/g, '').toUpperCase())
    : undefined;
}

const VAT_COUNTRIES = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));
