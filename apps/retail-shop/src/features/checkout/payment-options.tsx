import type { PublicSettings } from '@orime/contracts/api/site/site';
import { Disclosure, RadioGroup, Select, Stack, Text } from '@orime/ui';
import { useCheckoutT } from './checkout-texts.ts';
import { TEST_CARDS } from './test-cards.ts';
import type { TestCard } from './test-cards.ts';

export type PaymentOptionsProps = {
  /** Who takes the money; undefined until the settings are read. */
  readonly payment: PublicSettings['payment'];
  readonly card: TestCard;
  readonly onCard: (card: TestCard) => void;
};

/** How to pay. The built-in provider moves no money; where demo data is shown, visitors choose what its bank answers. */
export function PaymentOptions({ payment, card, onCard }: PaymentOptionsProps) {
  const t = useCheckoutT();
  const hint = payment && t(payment.provider === 'stripe' ? 'checkout.payment.stripe.hint' : 'checkout.payment.test.hint');
  return (
    <Stack gap={2}>
      <RadioGroup
        framed
        hideLegend
        legend={t('checkout.payment')}
        value="card"
        onChange={() => undefined}
        options={[{ value: 'card', label: t('checkout.payment.method'), hint }]}
      />
      {payment?.hasTestCards && (
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
      )}
    </Stack>
  );
}

const cardOf = (value: string): TestCard => TEST_CARDS.find(({ id }) => id === value)?.id ?? 'success';
