import type { OrderGroup } from '@orime/contracts/api/selling/order';
import { AddressText } from '@orime/forms';
import { css, Heading, Stack, Text } from '@orime/ui';
import { useOrderT } from './order-texts.ts';

/** What the buyer said beside the goods; nothing where nothing was said. */
export function OrderWishes({ wishes = {} }: Pick<OrderGroup, 'wishes'>) {
  const t = useOrderT();
  const { giftMessage, note, billingAddress } = wishes;
  return (
    <>
      {billingAddress && (
        <Stack gap={2}>
          <Heading level={2} size={5} plain>
            {t('order.billing')}
          </Heading>
          <AddressText address={billingAddress} />
        </Stack>
      )}
      {giftMessage !== undefined && (
        <Stack gap={2}>
          <Heading level={2} size={5} plain>
            {t('order.gift')}
          </Heading>
          <Text css={styles.lines}>{giftMessage === '' ? t('order.gift.silent') : giftMessage}</Text>
        </Stack>
      )}
      {note !== undefined && (
        <Stack gap={2}>
          <Heading level={2} size={5} plain>
            {t('order.note')}
          </Heading>
          <Text css={styles.lines}>{note}</Text>
        </Stack>
      )}
    </>
  );
}

const styles = { lines: css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }) };
