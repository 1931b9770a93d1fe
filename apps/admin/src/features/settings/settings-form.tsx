import type { AdminSettings } from '@orime/contracts/api/site/settings';
import { Form, MoneyField, NumberField, useForm } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { isApiError, useFormat, useQueryClient } from '@orime/platform';
import { Button, Checkbox, Cluster, color, css, showToast, space, Text } from '@orime/ui';
import { useRef } from 'react';
import { MergeNotice } from '../../parts/merge-notice.tsx';
import { CommissionTax } from './commission-tax.tsx';
import { SettingGroup } from './setting-group.tsx';
import { changedNames, changeOf, CURRENCIES, draftOf, problemsOf, settingsOf } from './settings-draft.ts';
import type { SettingsDraft } from './settings-draft.ts';
import { useSettingsT } from './settings-texts.ts';
import { saveSettings, settingsQuery } from './settings.api.ts';
import type { SettingsChange } from './settings.api.ts';
import { useSettingWords } from './use-setting-words.ts';

/** All settings, of which those that were changed are saved together. */
export function SettingsForm({ read }: { readonly read: AdminSettings }) {
  const t = useSettingsT();
  const format = useFormat();
  const queries = useQueryClient();
  const wordsOf = useSettingWords();
  const reauth = useReauth();
  // What the changes are told by: a newer reading only after the reader has decided so.
  const base = useRef(read);
  const form = useForm<SettingsDraft, SettingsChange, AdminSettings>({
    name: 'settings',
    initial: draftOf(read.settings),
    toBody: (draft) => changeOf(draft, base.current),
    check: problemsOf,
    aliases: { wholesaleCommissionBp: 'wholesaleCommission' },
    say: (field) => (field === 'commissionTaxRates' ? t('settings.commissionTaxRates.wrong') : undefined),
    send: async (change) => {
      try {
        return await reauth.run(() => saveSettings(change));
      } catch (error) {
        // What the others made of it is shown beside what was typed here.
        await queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
        throw error;
      }
    },
    onSent: (saved) => {
      base.current = saved;
      queries.setQueryData(settingsQuery.queryKey, saved);
      showToast({ message: t('settings.saved'), tone: 'success' });
    },
  });
  const draft = form.followAll();
  const changed = changedNames(draft, read);
  const isConflict = isApiError(form.failure) && form.failure.code === 'conflict';
  const group = (name: (typeof changed)[number]) => ({ name, change: read.changed[name], isDirty: changed.includes(name) });

  function keepMine(): void {
    base.current = read;
    void form.submit();
  }
  function takeTheirs(): void {
    base.current = read;
    form.startOver(draftOf(read.settings));
  }

  return (
    <Form
      form={form}
      label={t('settings.title')}
      failureNotice={
        isConflict ? (
          <MergeNotice
            fields={changed.map((name) => ({
              name: t(`settings.${name}`),
              mine: wordsOf(name, settingsOf(draft)),
              theirs: wordsOf(name, read.settings),
            }))}
            onKeepMine={keepMine}
            onTakeTheirs={takeTheirs}
          />
        ) : undefined
      }
    >
      <SettingGroup {...group('freeShippingThreshold')}>
        {CURRENCIES.map((currency) => (
          <MoneyField key={currency} label={currency} currency={currency} {...form.value(`freeShippingThreshold.${currency}`)} />
        ))}
      </SettingGroup>
      <SettingGroup {...group('shippingRates')}>
        {CURRENCIES.map((currency) => (
          <div key={currency} css={styles.pair}>
            <MoneyField
              label={t('settings.standard', { currency })}
              currency={currency}
              {...form.value(`shippingRates.${currency}.standard`)}
            />
            <MoneyField
              label={t('settings.express', { currency })}
              currency={currency}
              {...form.value(`shippingRates.${currency}.express`)}
            />
          </div>
        ))}
      </SettingGroup>
      <SettingGroup {...group('taxRates')}>
        {CURRENCIES.map((currency) => (
          <div key={currency} css={styles.pair}>
            <NumberField label={currency} decimals={2} unit="%" {...form.value(`taxRates.${currency}.percent`)} />
            <Checkbox label={t('settings.included', { currency })} {...form.ticked(`taxRates.${currency}.included`)} />
          </div>
        ))}
      </SettingGroup>
      <SettingGroup {...group('returnWindowDays')}>
        <NumberField label={t('settings.days')} {...form.value('returnWindowDays')} />
      </SettingGroup>
      <SettingGroup {...group('returnFee')}>
        {CURRENCIES.map((currency) => (
          <MoneyField key={currency} label={currency} currency={currency} {...form.value(`returnFee.${currency}`)} />
        ))}
      </SettingGroup>
      <SettingGroup {...group('refundReauthFrom')}>
        {CURRENCIES.map((currency) => (
          <MoneyField key={currency} label={currency} currency={currency} {...form.value(`refundReauthFrom.${currency}`)} />
        ))}
      </SettingGroup>
      <SettingGroup {...group('holdMinutes')}>
        <NumberField label={t('settings.minutes')} {...form.value('holdMinutes')} />
      </SettingGroup>
      <SettingGroup {...group('wholesaleCommissionBp')}>
        <NumberField label={t('settings.share')} decimals={2} unit="%" {...form.value('wholesaleCommission')} />
      </SettingGroup>
      <SettingGroup {...group('commissionTaxRates')}>
        <CommissionTax {...form.value('commissionTaxRates')} />
      </SettingGroup>
      <SettingGroup {...group('payoutAfterDays')}>
        <NumberField label={t('settings.days')} {...form.value('payoutAfterDays')} />
      </SettingGroup>
      <SettingGroup {...group('payoutEveryDays')}>
        <NumberField label={t('settings.days')} {...form.value('payoutEveryDays')} />
      </SettingGroup>
      <div css={styles.bar}>
        <Text role="status" size="sm">
          {changed.length === 0
            ? t('settings.unchanged')
            : t('settings.changes', { count: changed.length, names: format.list(changed.map((name) => t(`settings.${name}`))) })}
        </Text>
        <Cluster gap={2}>
          {changed.length > 0 && (
            <Button variant="ghost" onClick={() => form.startOver(draftOf(read.settings))}>
              {t('settings.discard')}
            </Button>
          )}
          <Button type="submit" busy={form.isBusy} disabled={changed.length === 0}>
            {t('settings.save')}
          </Button>
        </Cluster>
      </div>
      {reauth.dialog}
    </Form>
  );
}

const styles = {
  pair: css({ display: 'grid', gap: space[3], alignContent: 'start' }),
  bar: css({
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlock: space[3],
    background: color.page,
    borderBlockStart: `1px solid ${color.line}`,
  }),
};
