import type { Language } from '@orime/contracts';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import type { DraftOrder as Drafted } from '@orime/contracts/api/selling/order-office';
import { AddressFields, emptyAddress, Form, FormFailure, TagsField, useForm, withoutEmpty } from '@orime/forms';
import { Link, useText } from '@orime/platform';
import { Button, buttonStyles, Checkbox, css, Select, space, TextArea, TextField } from '@orime/ui';
import { useState } from 'react';
import { Panel } from '../../../parts/panel.tsx';
import { RecordLayout } from '../../../parts/record-layout.tsx';
import { useOrdersT } from '../orders-texts.ts';
import { DraftDone } from './draft-done.tsx';
import { DraftLines } from './draft-lines.tsx';
import type { DraftLine } from './draft-lines.tsx';
import { sendDraft } from './draft-order.api.ts';
import type { DraftWish } from './draft-order.api.ts';
import { DraftProblems, problemsIn } from './draft-problems.tsx';
import { GarmentSearch } from './garment-search.tsx';

const CURRENCIES = ['USD', 'JPY', 'EUR'] as const satisfies readonly DraftWish['currency'][];

type Draft = {
  email: string;
  locale: Language;
  currency: DraftWish['currency'];
  lines: readonly DraftLine[];
  withAddress: boolean;
  address: typeof emptyAddress;
  codes: readonly string[];
  note: string;
};

const EMPTY: Draft = {
  email: '',
  locale: 'en',
  currency: 'USD',
  lines: [],
  withAddress: false,
  address: emptyAddress,
  codes: [],
  note: '',
};

/** An order written for a customer, who pays by a mailed link. Nothing is held until then. */
export function DraftOrder() {
  const t = useOrdersT();
  const text = useText();
  const [drafted, setDrafted] = useState<Drafted>();
  const form = useForm<Draft, DraftWish, Drafted>({
    name: 'draft-order',
    initial: EMPTY,
    schema: async () => (await import('@orime/contracts/api/selling/order-office')).draftOrder.schema.body,
    toBody: wishOf,
    say: (field, { kind }) => (field === 'lines' && kind === 'too_few' ? t('orders.draft.no-lines') : undefined),
    send: (wish, { idempotencyKey }) => sendDraft(wish, idempotencyKey),
    onSent: setDrafted,
  });
  const lines = form.value('lines');
  const { withAddress, currency } = form.followAll();
  const problems = problemsIn(form.failure);

  if (drafted !== undefined)
    return (
      <DraftDone
        drafted={drafted}
        email={form.read().email}
        onAgain={() => {
          setDrafted(undefined);
          form.startOver();
        }}
      />
    );

  function handleAdd(design: DesignCard, size: string): void {
    const known = lines.value.find((line) => line.id === design.id && line.size === size);
    const line = known ?? { id: design.id, size, quantity: 0, name: text(design), priceMinor: design.priceMinor ?? 0 };
    const more = { ...line, quantity: Math.min(20, line.quantity + 1) };
    lines.onChange(known === undefined ? [...lines.value, more] : lines.value.map((each) => (each === known ? more : each)));
  }

  return (
    <Form
      form={form}
      label={t('orders.draft')}
      failureNotice={
        problems.length > 0 ? <DraftProblems problems={problems} /> : form.failure !== undefined && <FormFailure failure={form.failure} />
      }
    >
      <div>
        <Link css={buttonStyles({ variant: 'secondary', size: 'sm' })} to="/admin/orders">
          {t('orders.back')}
        </Link>
      </div>
      <RecordLayout
        side={
          <Panel title={t('orders.customer')}>
            <div css={styles.fields}>
              <TextField label={t('orders.customer.email')} type="email" autoComplete="off" required {...form.text('email')} />
              <Select label={t('orders.customer.language')} {...form.text('locale')}>
                <option value="en">{t('orders.language.en')}</option>
                <option value="jp">{t('orders.language.jp')}</option>
              </Select>
              <Select
                label={t('orders.draft.currency')}
                hint={t('orders.draft.currency.hint')}
                {...form.text('currency')}
                disabled={lines.value.length > 0}
              >
                {CURRENCIES.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </Select>
              <Checkbox label={t('orders.draft.with-address')} {...form.ticked('withAddress')} />
              {withAddress && <AddressFields {...form.group('address')} />}
              <TagsField label={t('orders.draft.codes')} {...form.value('codes')} />
              <TextArea
                label={t('orders.draft.note')}
                hint={t('orders.draft.note.hint')}
                optional
                rows={3}
                maxLength={1000}
                {...form.text('note')}
              />
              <Button type="submit" busy={form.isBusy}>
                {t('orders.draft.send')}
              </Button>
            </div>
          </Panel>
        }
      >
        <Panel title={t('orders.goods')}>
          <DraftLines {...lines} currency={currency} />
        </Panel>
        <Panel title={t('orders.draft.add-title')}>
          <GarmentSearch currency={currency} onAdd={handleAdd} />
        </Panel>
      </RecordLayout>
    </Form>
  );
}

function wishOf({ email, locale, currency, lines, withAddress, address, codes, note }: Draft): DraftWish {
  return {
    email: email.trim(),
    locale,
    currency,
    lines: lines.map(({ id, size, quantity }) => ({ id, size, quantity })),
    ...(withAddress && { address: addressOf(address) }),
    ...(codes.length > 0 && { codes: [...codes] }),
    ...(note.trim() !== '' && { note: note.trim() }),
  };
}

/** Optional parts that are empty are left out; required ones stay, for the contract to complain of. */
function addressOf({ name, line1, city, postal, country, ...optional }: typeof emptyAddress): NonNullable<DraftWish['address']> {
  return { name, line1, city, postal, country, ...withoutEmpty(optional) };
}

const styles = {
  fields: css({ display: 'grid', gap: space[4], justifyItems: 'start', '& > *': { width: '100%' }, '& > button': { width: 'auto' } }),
};
