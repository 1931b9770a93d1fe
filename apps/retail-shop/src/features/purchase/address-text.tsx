import type { Address } from '@orime/contracts/schemas';
import { useFormat, useLanguage } from '@orime/platform';
import { css } from '@orime/ui';

/** An address in the order of its country: Japan from the large to the small, elsewhere the other way. */
export function AddressText({ address }: { readonly address: Address }) {
  const format = useFormat();
  const language = useLanguage();
  const country = format.country(address.country);
  const lines =
    address.country === 'JP' && language === 'jp'
      ? [`〒${address.postal}`, [address.region, address.city, address.line1].filter(Boolean).join(''), address.line2, `${address.name} 様`]
      : [address.name, address.line1, address.line2, [address.postal, address.city, address.region].filter(Boolean).join(' '), country];
  return (
    <address css={styles.root}>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

const styles = { root: css({ display: 'grid', fontStyle: 'normal' }) };
