import type { Currency } from '@orime/contracts';
import { FormFailure } from '@orime/forms';
import { useFormat, useMutation, useText } from '@orime/platform';
import { Button, css, Notice, Select, space, TextField } from '@orime/ui';
import { useState } from 'react';
import { Panel } from '../../../parts/panel.tsx';
import { DraftLines, GarmentSearch } from '../../orders/index.ts';
import type { DraftLine } from '../../orders/index.ts';
import { usePromoT } from '../promo-texts.ts';
import { checkPromoCode } from '../promo.api.ts';

const CURRENCIES = ['USD', 'JPY', 'EUR'] as const satisfies readonly Currency[];

/** What a code would give on a cart that is put together here. Nothing is reserved. */
export function TryCode() {
  const t = usePromoT();
  const format = useFormat();
  const text = useText();
  const [code, setCode] = useState('');
  const [currency, setCurrency] = useState<Currency>('USD');
  const [lines, setLines] = useState<readonly DraftLine[]>([]);
  const check = useMutation({
    mutationFn: () =>
      checkPromoCode(
        code.trim(),
        currency,
        lines.map(({ id, size, quantity }) => ({ id, size, quantity })),
      ),
  });
  const isReady = code.trim() !== '' && lines.length > 0;
  return (
    <div css={styles.root}>
      <Panel title={t('promo.try')}>
        <form
          css={styles.form}
          aria-label={t('promo.try')}
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady && !check.isPending) check.mutate();
          }}
        >
          <TextField
            label={t('promo.column.code')}
            autoComplete="off"
            maxLength={60}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
          <Select
            label={t('promo.currency')}
            value={currency}
            onChange={({ currentTarget }) => {
              const next = CURRENCIES.find((each) => each === currentTarget.value);
              if (next === undefined) return;
              setCurrency(next);
              // Prices of another currency are others.
              setLines([]);
            }}
          >
            {CURRENCIES.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </Select>
          <DraftLines id="try-lines" value={lines} onChange={setLines} error={undefined} currency={currency} />
          <GarmentSearch
            currency={currency}
            onAdd={({ id, name, nameJp, priceMinor }, size) => {
              const rest = lines.filter((line) => line.id !== id || line.size !== size);
              const before = lines.find((line) => line.id === id && line.size === size)?.quantity ?? 0;
              setLines([
                ...rest,
                { id, size, quantity: Math.min(20, before + 1), name: text({ name, nameJp }), priceMinor: priceMinor ?? 0 },
              ]);
            }}
          />
          <Button type="submit" variant="secondary" busy={check.isPending} disabled={!isReady}>
            {t('promo.try.submit')}
          </Button>
          {check.isError && <FormFailure failure={check.error} />}
          <div aria-live="polite">
            {check.data && (
              <Notice tone={check.data.valid ? 'success' : 'warning'}>
                {check.data.valid
                  ? t(check.data.freeShipping ? 'promo.try.free-shipping' : 'promo.try.gives', {
                      amount: format.money(check.data.discount.priceMinor, check.data.discount.currency),
                    })
                  : text(check.data.message)}
              </Notice>
            )}
          </div>
        </form>
      </Panel>
    </div>
  );
}

const styles = {
  root: css({ marginBlockStart: space[7], maxWidth: '40rem' }),
  form: css({ display: 'grid', gap: space[4], justifyItems: 'start', '& > :not(button)': { width: '100%' } }),
};
