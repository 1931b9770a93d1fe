import { addressLines } from '@orime/commerce';
import type { Address } from '@orime/contracts/schemas';
import { useLanguage } from '@orime/platform';
import { css } from '@orime/ui';

export type AddressTextProps = {
  readonly address: Address;
  readonly className?: string;
};

/** An address as it is written in its country, with the name where a letter has it. */
export function AddressText({ address, className }: AddressTextProps) {
  const language = useLanguage();
  return (
    <address css={styles.root} className={className}>
      {addressLines(address, { language, name: address.name }).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

const styles = { root: css({ display: 'grid', fontStyle: 'normal' }) };
