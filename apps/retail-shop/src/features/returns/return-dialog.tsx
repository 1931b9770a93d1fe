import type { Order } from '@orime/contracts/api/selling/order';
import type { Return } from '@orime/contracts/api/selling/return';
import { Form, useForm } from '@orime/forms';
import { FilesField, ticketRoute, useFormFiles } from '@orime/forms/files';
import { useFormat, useQuery } from '@orime/platform';
import { Button, color, css, font, space, Text, TextArea } from '@orime/ui';
import { Dialog } from '@orime/ui/overlays';
import { useState } from 'react';
import { ReturnAsked } from './return-asked.tsx';
import { checkDraft, emptyDraft, estimateRefund, toWish } from './return-draft.ts';
import { ReturnLineFields } from './return-line-fields.tsx';
import { useReturnsT } from './returns-texts.ts';
import { publicSettingsQuery, requestReturn } from './returns.api.ts';
import { useReturnsChanged } from './use-returns-changed.ts';

export type ReturnDialogProps = { readonly order: Order; readonly guestKey: string | undefined; readonly onClose: () => void };

/** As many as the API takes. */
const MOST_PHOTOS = 6;

/** Which garments go back, how many and why, with what they give back; then what happens next. Loaded with its first opening. */
export function ReturnDialog({ order, guestKey, onClose }: ReturnDialogProps) {
  const t = useReturnsT();
  const format = useFormat();
  const changed = useReturnsChanged();
  const { data: settings } = useQuery(publicSettingsQuery());
  const [asked, setAsked] = useState<Return>();
  const [route] = useState(() => ticketRoute('return'));
  const photos = useFormFiles({ route, max: MOST_PHOTOS });
  const form = useForm({
    name: `return-${order.id}`,
    initial: emptyDraft(order),
    check: (draft) => [...checkDraft(draft), ...photos.check('photos')],
    say: (field, { kind }) => {
      if (field === 'photos') return photos.say();
      // Another tab was faster, or the time has run out.
      if (field === 'lines' && kind === 'refused') return t('returns.changed');
      if (kind !== 'required') return undefined;
      return field === 'lines' ? t('returns.choose-one') : t('returns.choose-reason');
    },
    toBody: (draft) => toWish(order.id, draft, photos.stored),
    send: (wish, { idempotencyKey }) => requestReturn(wish, guestKey, idempotencyKey),
    onSent: async (answer) => {
      setAsked(answer);
      await changed();
    },
  });
  if (asked !== undefined)
    return (
      <Dialog
        isOpen
        title={t('returns.asked.title', { number: asked.number })}
        onClose={onClose}
        footer={<Button onClick={onClose}>{t('returns.close')}</Button>}
      >
        <ReturnAsked asked={asked} />
      </Dialog>
    );
  const lines = form.follow('lines');
  const fee = settings?.markets.find(({ currency }) => currency === order.currency)?.returnFeeMinor ?? 0;
  const { feeMinor, totalMinor } = estimateRefund(order.lines, lines, fee);
  const photosField = form.value('photos');
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Dialog
      isOpen
      title={t('returns.title', { number: order.number })}
      onClose={onClose}
      footer={
        <div css={styles.foot}>
          <p css={styles.sum} aria-live="polite">
            {units === 0 ? (
              t('returns.nothing')
            ) : (
              <>
                {t('returns.units', { count: units })}
                {feeMinor > 0 && <span>{t('returns.fee', { amount: format.money(feeMinor, order.currency) })}</span>}
                <strong css={styles.amount}>{t('returns.estimate', { amount: format.money(totalMinor, order.currency) })}</strong>
              </>
            )}
          </p>
          <Button type="submit" form={form.name} busy={form.isBusy}>
            {t('returns.ask')}
          </Button>
        </div>
      }
    >
      <Form form={form} named={false} guarded={false}>
        <Text tone="muted">{t('returns.text')}</Text>
        <div css={styles.lines} id={`return-${order.id}-lines`} tabIndex={-1}>
          {lines.map((draft, index) => (
            <ReturnLineFields
              key={draft.lineId}
              id={`return-${order.id}-lines-${String(index)}`}
              line={order.lines.find(({ id }) => id === draft.lineId)}
              value={draft}
              error={form.errorOf(`lines.${String(index)}.reason`)}
              onChange={(changedLine) => form.change('lines', lines.toSpliced(index, 1, changedLine))}
            />
          ))}
        </div>
        <TextArea label={t('returns.note')} optional rows={2} maxLength={2000} {...form.text('note')} />
        <FilesField
          id={photosField.id}
          error={photosField.error}
          legend={t('returns.photos')}
          label={t('returns.photos.add')}
          hint={t('returns.photos.hint')}
          files={photos}
        />
      </Form>
    </Dialog>
  );
}

const styles = {
  lines: css({ display: 'grid', gap: space[5] }),
  foot: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[4] }),
  sum: css({ display: 'grid', fontSize: font.size.sm, color: color.muted }),
  amount: css({ color: color.text, fontSize: font.size.md, fontVariantNumeric: 'tabular-nums' }),
};
