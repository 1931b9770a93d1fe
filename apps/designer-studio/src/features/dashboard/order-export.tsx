import { DateField, Form, useForm } from '@orime/forms';
import { useT } from '@orime/platform';
import { Button, css, Heading, space, Text } from '@orime/ui';
import { downloadOrders } from './dashboard.api.ts';

type ExportDraft = { readonly from: string; readonly to: string };

/** Orders as a file: all of them, or those of some days. */
export function OrderExport() {
  const t = useT('designer-studio');
  const form = useForm<ExportDraft, ExportDraft, void>({
    name: 'order-export',
    initial: { from: '', to: '' },
    check: ({ from, to }) => (from !== '' && to !== '' && to < from ? [{ field: 'to', problem: { kind: 'malformed' } }] : []),
    say: () => t('orders.export.wrong'),
    send: downloadOrders,
    repeats: true,
  });
  return (
    <section css={styles.root} aria-labelledby="order-export">
      <Heading level={3} size={4} id="order-export">
        {t('orders.export')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('orders.export.text')}
      </Text>
      <Form form={form} label={t('orders.export')} guarded={false}>
        <div css={styles.row}>
          <DateField label={t('orders.export.from')} optional {...form.value('from')} />
          <DateField label={t('orders.export.to')} optional {...form.value('to')} />
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            {t('orders.export.download')}
          </Button>
        </div>
      </Form>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], paddingBlockStart: space[5], '& > *': { minWidth: 0 } }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'end' }),
};
