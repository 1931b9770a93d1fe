import type { WholesaleTerms } from '@orime/contracts/api/trade/wholesale-terms';
import { ConflictNotice, DateField, Form, LocalTextFields, useForm } from '@orime/forms';
import { isApiError } from '@orime/platform';
import { Button, Cluster, color, css, media, Notice, RadioGroup, showToast, space } from '@orime/ui';
import { useEffect, useRef } from 'react';
import { checkWindow, windowDraft, withWindow } from './terms-draft.ts';
import type { DeliveryWindow, WindowDraft } from './terms-draft.ts';
import { useTermsT } from './terms-texts.ts';
import { useTermsChange } from './use-terms-change.ts';

export type WindowFormProps = {
  readonly terms: WholesaleTerms;
  /** Undefined adds one. */
  readonly window: DeliveryWindow | undefined;
  readonly onDone: () => void;
};

/** One delivery window: its name, when it ships and until when it can be ordered. */
export function WindowForm({ terms, window, onDone }: WindowFormProps) {
  const t = useTermsT();
  const change = useTermsChange(terms);
  const root = useRef<HTMLDivElement>(null);
  const form = useForm<WindowDraft, WindowDraft, WholesaleTerms>({
    name: `window-${window?.id ?? 'new'}`,
    initial: windowDraft(window),
    check: checkWindow,
    say: (field, { kind }) => {
      if (field === 'name.en' && kind === 'required') return t('terms.window.error.name');
      if (kind !== 'malformed') return undefined;
      return field === 'endShip' ? t('terms.window.error.end') : field === 'orderCutoff' ? t('terms.window.error.cutoff') : undefined;
    },
    // What the API objects to stands at the window's place among all of them.
    aliases: aliasesOf(terms, window),
    send: (draft) => change.save((now) => withWindow(now, window?.id, draft)),
    onSent: () => {
      showToast({ tone: 'success', message: t('terms.saved') });
      onDone();
    },
  });
  // The form opens below the table: the focus follows the press that opened it.
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  const isConflict = isApiError(form.failure) && form.failure.code === 'conflict';

  async function keepMine(): Promise<void> {
    await change.reread();
    await form.submit();
  }
  async function takeTheirs(): Promise<void> {
    const now = await change.reread();
    const newer = now.windows.find(({ id }) => id === window?.id);
    if (newer === undefined) onDone();
    else form.startOver(windowDraft(newer));
  }

  return (
    <div ref={root}>
      <Form
        css={styles.form}
        form={isConflict ? { ...form, failure: undefined } : form}
        label={t(window === undefined ? 'terms.window.add' : 'terms.window.edit')}
      >
        {isConflict && <ConflictNotice onKeepMine={() => void keepMine()} onTakeTheirs={() => void takeTheirs()} />}
        {window !== undefined && window.orders > 0 && <Notice>{t('terms.window.ordered', { count: window.orders })}</Notice>}
        <LocalTextFields label={t('terms.window.name')} hint={t('terms.window.name.hint')} maxLength={120} {...form.group('name')} />
        <div css={styles.days}>
          <DateField label={t('terms.window.start')} required {...form.value('startShip')} />
          <DateField label={t('terms.window.end')} required {...form.value('endShip')} />
          <DateField label={t('terms.window.cutoff')} hint={t('terms.window.cutoff.hint')} required {...form.value('orderCutoff')} />
        </div>
        <RadioGroup
          legend={t('terms.window.goods')}
          options={(['made', 'stock'] as const).map((value) => ({
            value,
            label: t(`terms.window.goods.${value}`),
            hint: t(`terms.window.goods.${value}.hint`),
          }))}
          {...form.value('goods')}
        />
        <Cluster>
          <Button type="submit" busy={form.isBusy}>
            {t('terms.window.save')}
          </Button>
          <Button variant="ghost" onClick={onDone}>
            {t('terms.cancel')}
          </Button>
        </Cluster>
      </Form>
    </div>
  );
}

function aliasesOf({ windows }: WholesaleTerms, window: DeliveryWindow | undefined): Readonly<Record<string, string>> {
  const place = window === undefined ? windows.length : windows.findIndex(({ id }) => id === window.id);
  const fields = ['name', 'startShip', 'endShip', 'orderCutoff'];
  return Object.fromEntries(fields.map((field) => [`windows.${place}.${field}`, field]));
}

const styles = {
  form: css({ padding: space[5], background: color.surface }),
  days: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }),
};
