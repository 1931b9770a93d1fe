import { isEmpty } from '@orime/contracts';
import type { PayoutDetailsInput } from '@orime/contracts/api/money/payout-details';
import { CountrySelect, Form, useForm } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { useQueryClient } from '@orime/platform';
import { Button, Cluster, color, css, showToast, space, Text, TextArea } from '@orime/ui';
import { useMoneyT } from './money-texts.ts';
import { savePayoutDetails } from './money.api.ts';

export type PayoutDetailsFormProps = {
  /** Chosen before; empty the first time. */
  readonly country: string;
  readonly onDone: () => void;
};

/** Bank details in the seller's own words. Never kept in this browser, and sent with the password. */
export function PayoutDetailsForm({ country, onDone }: PayoutDetailsFormProps) {
  const t = useMoneyT();
  const queries = useQueryClient();
  const reauth = useReauth();
  const form = useForm<PayoutDetailsInput, PayoutDetailsInput>({
    name: 'payout-details',
    initial: { country, text: '' },
    check: (draft) => [
      ...(draft.country === '' ? [{ field: 'country', problem: { kind: 'required' } as const }] : []),
      ...(isEmpty(draft.text) ? [{ field: 'text', problem: { kind: 'required' } as const }] : []),
    ],
    say: (field) => t(field === 'country' ? 'details.country.missing' : 'details.text.missing'),
    send: (input) => reauth.run(() => savePayoutDetails({ ...input, text: input.text.trim() })),
    onSent: async () => {
      showToast({ message: t('details.saved'), tone: 'success' });
      await queries.invalidateQueries({ queryKey: ['payouts', 'details'] });
      onDone();
    },
  });
  return (
    <>
      <Form css={styles.form} form={form} label={t('details.title')}>
        <Text size="sm" tone="muted">
          {t('details.text.about')}
        </Text>
        <CountrySelect label={t('details.country')} required {...form.value('country')} />
        <TextArea
          label={t('details.text')}
          hint={t('details.text.hint')}
          required
          rows={5}
          maxLength={600}
          autoComplete="off"
          spellCheck={false}
          {...form.text('text')}
        />
        <Cluster>
          <Button type="submit" busy={form.isBusy}>
            {t('details.save')}
          </Button>
          <Button variant="ghost" onClick={onDone}>
            {t('details.cancel')}
          </Button>
        </Cluster>
      </Form>
      {reauth.dialog}
    </>
  );
}

const styles = { form: css({ maxWidth: '36rem', padding: space[5], background: color.surface }) };
