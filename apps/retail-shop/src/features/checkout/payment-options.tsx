import { useT } from '@orime/platform';
import { Disclosure, RadioGroup, Select, Stack, Text } from '@orime/ui';
import { TEST_CARDS } from './test-cards.ts';
import type { TestCard } from './test-cards.ts';

export type PaymentOptionsProps = { readonly card: TestCard; readonly onCard: (card: TestCard) => void };

/** How to pay. The built-in provider moves no money; its cards show what a bank may answer. */
export function PaymentOptions({ card, onCard }: PaymentOptionsProps) {
  const t = useT('retail-shop');
  return (
    <Stack gap={2}>
      <RadioGroup
        framed
        hideLegend
        legend={t('checkout.payment')}
        value="test"
        onChange={() => undefined}
        options={[{ value: 'test', label: t('checkout.payment.test'), hint: t('checkout.payment.test.hint') }]}
      />
      <Disclosure title={t('checkout.payment.cards')}>
        <Stack gap={3}>
          <Text size="sm">{t('checkout.payment.cards.text')}</Text>
          <Select label={t('checkout.payment.card')} value={card} onChange={(event) => onCard(cardOf(event.currentTarget.value))}>
            {TEST_CARDS.map(({ id }) => (
              <option key={id} value={id}>
                {t(`checkout.payment.card.${id}`)}
              </option>
            ))}
          </Select>
        </Stack>
      </Disclosure>
    </Stack>
  );
}

const cardOf = (value: string): TestCard => TEST_CARDS.find(({ id }) => id === value)?.id ?? 'success';
