import type { WholesaleTerms } from '@orime/contracts/api/trade/wholesale-terms';
import { ConflictNotice, FieldGroup, Form, MoneyField, useForm } from '@orime/forms';
import { isApiError } from '@orime/platform';
import { Button, Cluster, color, css, showToast, space, Text } from '@orime/ui';
import { useEffect, useRef } from 'react';
import { CURRENCIES, minimumsDraft, withMinimums } from './terms-draft.ts';
import type { MinimumsDraft } from './terms-draft.ts';
import { useTermsT } from './terms-texts.ts';
import { useTermsChange } from './use-terms-change.ts';

export type MinimumsFormProps = {
  readonly terms: WholesaleTerms;
  readonly onDone: () => void;
};

/** The least value of first and later orders in each currency. */
export function MinimumsForm({ terms, onDone }: MinimumsFormProps) {
  const t = useTermsT();
  const change = useTermsChange(terms);
  const root = useRef<HTMLDivElement>(null);
  const form = useForm<MinimumsDraft, MinimumsDraft, WholesaleTerms>({
    name: 'minimums',
    initial: minimumsDraft(terms),
    send: (draft) => change.save((now) => withMinimums(now, draft)),
    onSent: () => {
      showToast({ tone: 'success', message: t('terms.saved') });
      onDone();
    },
  });
  // The form replaces the button that opened it.
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  const isConflict = isApiError(form.failure) && form.failure.code === 'conflict';
  return (
    <div ref={root}>
      <Form css={styles.form} form={isConflict ? { ...form, failure: undefined } : form} label={t('terms.minimums.edit')}>
        {isConflict && (
          <ConflictNotice
            onKeepMine={() => void change.reread().then(() => form.submit())}
            onTakeTheirs={() => void change.reread().then((now) => form.startOver(minimumsDraft(now)))}
          />
        )}
        <Text size="sm" tone="muted">
          {t('terms.minimums.text')}
        </Text>
        {CURRENCIES.map((currency) => (
          <FieldGroup key={currency} legend={currency}>
            <div css={styles.pair}>
              <MoneyField label={t('terms.minimums.first')} optional currency={currency} {...form.value(`${currency}.firstOrder`)} />
              <MoneyField label={t('terms.minimums.again')} optional currency={currency} {...form.value(`${currency}.reorder`)} />
            </div>
          </FieldGroup>
        ))}
        <Cluster>
          <Button type="submit" busy={form.isBusy}>
            {t('terms.minimums.save')}
          </Button>
          <Button variant="ghost" onClick={onDone}>
            {t('terms.cancel')}
          </Button>
        </Cluster>
      </Form>
    </div>
  );
}

const styles = {
  form: css({ padding: space[5], background: color.surface }),
  pair: css({ display: 'grid', gap: space[4], alignItems: 'start', gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' }),
};
