import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { useT } from '@orime/platform';
import { css, Notice, Text } from '@orime/ui';

/** What the customer asks of the parcel; nothing where nothing was asked. */
export function OrderWishes({ wishes = {} }: Pick<SellerOrder, 'wishes'>) {
  const t = useT('designer-studio');
  const { giftMessage, note } = wishes;
  return (
    <>
      {giftMessage !== undefined && (
        <Notice>
          <Text weight="medium">{t(giftMessage === '' ? 'orders.gift.silent' : 'orders.gift')}</Text>
          {giftMessage !== '' && <Text css={styles.lines}>{giftMessage}</Text>}
        </Notice>
      )}
      {note !== undefined && (
        <Notice>
          <Text weight="medium">{t('orders.note')}</Text>
          <Text css={styles.lines}>{note}</Text>
        </Notice>
      )}
    </>
  );
}

const styles = { lines: css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }) };
