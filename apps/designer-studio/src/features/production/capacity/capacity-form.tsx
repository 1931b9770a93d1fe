import type { OwnProducer } from '@orime/contracts/api/people/producer';
import { Form, NumberField, useForm } from '@orime/forms';
import { useQueryClient } from '@orime/platform';
import { Button, css, showToast, space } from '@orime/ui';
import { useProductionT } from '../production-texts.ts';
import { saveCapacity } from './capacity.api.ts';

type CapacityDraft = { readonly weeklyCapacity: number | null };

/** How many pieces one's workshop makes in a week. Empty: not said. */
export function CapacityForm({ capacity, version }: { readonly capacity: number | null; readonly version: number }) {
  const t = useProductionT();
  const queries = useQueryClient();
  const form = useForm<CapacityDraft, CapacityDraft, OwnProducer>({
    name: 'capacity',
    initial: { weeklyCapacity: capacity },
    check: ({ weeklyCapacity }) =>
      weeklyCapacity !== null && (weeklyCapacity < 1 || weeklyCapacity > 100_000)
        ? [{ field: 'weeklyCapacity', problem: { kind: 'malformed' } }]
        : [],
    say: () => t('capacity.wrong'),
    send: ({ weeklyCapacity }) => saveCapacity(weeklyCapacity, version),
    onSent: async () => {
      showToast({ tone: 'success', message: t('capacity.saved') });
      await queries.invalidateQueries({ queryKey: ['producer'] });
    },
  });
  return (
    <Form form={form} label={t('capacity.own')} guarded={false}>
      <div css={styles.row}>
        <NumberField label={t('capacity.own')} unit={t('capacity.unit')} optional {...form.value('weeklyCapacity')} />
        <Button type="submit" variant="secondary" busy={form.isBusy}>
          {t('capacity.save')}
        </Button>
      </div>
    </Form>
  );
}

const styles = { row: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'end' }) };
