import type { StaffOrder } from '@orime/contracts/api/selling/order-office';
import { FormFailure } from '@orime/forms';
import { useFormat, useMutation, useQueryClient } from '@orime/platform';
import { Button, css, space, TextArea } from '@orime/ui';
import { StatusTimeline } from '@orime/ui/data';
import { useState } from 'react';
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
  const [text, setText] = useState('');
  const note = useMutation({
    mutationFn: () => noteOrder(id, text.trim()),
    onSuccess: async () => {
      setText('');
      await queries.invalidateQueries({ queryKey: staffOrderQuery(id).queryKey });
    },
  });
  return (
    <form
      css={styles.note}
      aria-label={t('orders.note')}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !note.isPending) note.mutate();
      }}
    >
      {note.isError && <FormFailure failure={note.error} />}
      <TextArea
        label={t('orders.note')}
        hint={t('orders.note.hint')}
        rows={2}
        maxLength={2000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="secondary" size="sm" busy={note.isPending}>
        {t('orders.note.save')}
      </Button>
    </form>
  );
}

const styles = { note: css({ display: 'grid', gap: space[2], justifyItems: 'start', '& > :not(button)': { width: '100%' } }) };
