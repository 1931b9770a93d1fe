import type { StaffOrder } from '@orime/contracts/api/selling/order-office';
import { Form, useForm } from '@orime/forms';
import { useFormat, useQueryClient } from '@orime/platform';
import { Button, css, TextArea } from '@orime/ui';
import { StatusTimeline } from '@orime/ui/data';
import { Panel } from '../../../parts/panel.tsx';
import { useOrdersT } from '../orders-texts.ts';
import { noteOrder, staffOrderQuery } from '../orders.api.ts';

/** Everything that happened to the order and who did it, with a place for a note of one's own. */
export function OrderHistory({ staffOrder: { order, history, viewer } }: { readonly staffOrder: StaffOrder }) {
  const t = useOrdersT();
  const format = useFormat();
  return (
    <Panel title={t('orders.history')}>
      <StatusTimeline
        label={t('orders.history')}
        steps={history.map(({ kind, at, actor, text }, index) => ({
          id: String(index),
          label: t(`orders.event.${kind}`, { defaultValue: kind.replaceAll('_', ' ') }),
          state: 'done' as const,
          at: format.date(at, { dateStyle: 'medium', timeStyle: 'short' }),
          dateTime: at,
          note: [actor?.name ?? '', text].filter((part) => part !== '').join(' · '),
        }))}
      />
      {viewer.canNote && <NoteForm id={order.id} />}
    </Panel>
  );
}

function NoteForm({ id }: { readonly id: string }) {
  const t = useOrdersT();
  const queries = useQueryClient();
  const form = useForm<{ text: string }>({
    name: 'order-note',
    initial: { text: '' },
    check: ({ text }) => (text.trim() === '' ? [{ field: 'text', problem: { kind: 'required' } }] : []),
    send: ({ text }, { idempotencyKey }) => noteOrder(id, text.trim(), idempotencyKey),
    onSent: async () => {
      form.startOver();
      await queries.invalidateQueries({ queryKey: staffOrderQuery(id).queryKey });
    },
  });
  return (
    <Form form={form} label={t('orders.note')}>
      <TextArea label={t('orders.note')} hint={t('orders.note.hint')} rows={2} maxLength={2000} {...form.text('text')} />
      <Button css={styles.save} type="submit" variant="secondary" size="sm" busy={form.isBusy}>
        {t('orders.note.save')}
      </Button>
    </Form>
  );
}

const styles = { save: css({ justifySelf: 'start' }) };
