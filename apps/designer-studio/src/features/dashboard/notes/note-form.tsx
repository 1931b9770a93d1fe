import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { Form, useForm } from '@orime/forms';
import { useQueryClient, useT } from '@orime/platform';
import { Button, Cluster, showToast, TextArea } from '@orime/ui';
import { noteOrder } from '../dashboard.api.ts';
import { useNotesT } from './notes-texts.ts';

export type NoteFormProps = { readonly order: Pick<SellerOrder, 'id' | 'number'>; readonly onDone: () => void };

/** One more note on an order. */
export function NoteForm({ order, onDone }: NoteFormProps) {
  const t = useNotesT();
  const studio = useT('designer-studio');
  const queries = useQueryClient();
  const form = useForm({
    name: `note-${order.id}`,
    initial: { text: '' },
    check: ({ text }) => (text.trim() === '' ? [{ field: 'text', problem: { kind: 'required' } }] : []),
    toBody: ({ text }) => ({ text: text.trim() }),
    send: (note, { idempotencyKey }) => noteOrder(order.id, note, idempotencyKey),
    onSent: async () => {
      await queries.invalidateQueries({ queryKey: ['orders'] });
      showToast({ tone: 'success', message: t('notes.saved') });
      onDone();
    },
  });
  return (
    <Form form={form} label={t('notes.form', { number: order.number })}>
      <TextArea label={t('notes.text')} hint={t('notes.hint')} rows={3} maxLength={2000} required {...form.text('text')} />
      <Cluster>
        <Button type="submit" busy={form.isBusy}>
          {t('notes.save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {studio('orders.cancel')}
        </Button>
      </Cluster>
    </Form>
  );
}
