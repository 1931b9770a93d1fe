import type { Return } from '@orime/contracts/api/selling/return';
import { AddressText, Form, useForm } from '@orime/forms';
import { textOfError, useFormat, useLanguage, useText } from '@orime/platform';
import { Button, css, media, Notice, space, Stack, Text, TextField } from '@orime/ui';
import { PaperButtons } from '@orime/ui/data';
import { useReturnsT } from './returns-texts.ts';
import { downloadSlip, sendReturn } from './returns.api.ts';
import { useReturnsChanged } from './use-returns-changed.ts';

/** Where the parcel goes and until when, its slip, and how it travels. Nothing unless a parcel is waited for. */
export function ReturnParcel({ entry, guestKey }: { readonly entry: Return; readonly guestKey: string | undefined }) {
  const t = useReturnsT();
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  if (!entry.viewer.canSend) return null;
  return (
    <Stack gap={4}>
      {entry.sendBy !== null && (
        <Notice>{t('returns.send-by', { date: format.date(entry.sendBy, { month: 'long', day: 'numeric' }) })}</Notice>
      )}
      {entry.address && (
        <div>
          <Text size="sm" tone="muted">
            {t('returns.address')}
          </Text>
          <AddressText address={entry.address} />
        </div>
      )}
      <PaperButtons
        label={t('returns.papers', { number: entry.number })}
        describeError={(error) => text(textOfError(error))}
        papers={[{ id: 'slip', label: t('returns.slip'), kind: 'pdf', onOpen: () => downloadSlip(entry.id, guestKey, language) }]}
      />
      <ParcelForm entry={entry} guestKey={guestKey} />
    </Stack>
  );
}

function ParcelForm({ entry, guestKey }: { readonly entry: Return; readonly guestKey: string | undefined }) {
  const t = useReturnsT();
  const changed = useReturnsChanged();
  const form = useForm({
    name: `parcel-${entry.id}`,
    initial: { carrier: entry.carrier, tracking: entry.tracking },
    send: ({ carrier, tracking }) => sendReturn(entry.id, guestKey, { carrier: carrier.trim(), tracking: tracking.trim() }),
    onSent: changed,
  });
  return (
    <Form form={form} guarded={false} label={t('returns.parcel', { number: entry.number })}>
      <div css={styles.fields}>
        <TextField label={t('returns.carrier')} optional maxLength={60} {...form.text('carrier')} />
        <TextField label={t('returns.tracking')} optional maxLength={80} autoComplete="off" {...form.text('tracking')} />
        <Button type="submit" variant="secondary" busy={form.isBusy}>
          {entry.status === 'approved' ? t('returns.sent') : t('returns.correct')}
        </Button>
      </div>
    </Form>
  );
}

const styles = {
  fields: css({ display: 'grid', gap: space[3], alignItems: 'end', [media.tablet]: { gridTemplateColumns: '1fr 1fr auto' } }),
};
