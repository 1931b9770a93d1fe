import { RETURN_CONDITIONS } from '@orime/contracts/api/selling/return';
import type { Return } from '@orime/contracts/api/selling/return';
import { Form, useForm } from '@orime/forms';
import { useT, useText } from '@orime/platform';
import { Button, Checkbox, css, RadioGroup, space } from '@orime/ui';
import { useMoveReturn } from './use-move-return.ts';

type Condition = (typeof RETURN_CONDITIONS)[number];
type Seen = { readonly lineId: string; readonly condition: Condition; readonly restock: boolean };

/** How every garment has arrived, and whether it goes on sale again. What is as new does, unless said otherwise. */
export function InspectForm({ entry }: { readonly entry: Return }) {
  const t = useT('designer-studio');
  const text = useText();
  const move = useMoveReturn(entry.id);
  const initial: { readonly lines: readonly Seen[] } = {
    lines: entry.lines.map(({ lineId }) => ({ lineId, condition: 'as_new', restock: true })),
  };
  const form = useForm({
    name: `inspect-${entry.id}`,
    initial,
    send: ({ lines }) => move({ status: 'inspected', lines: [...lines] }),
  });
  const seen = form.follow('lines');
  const change = (index: number, line: Seen): void => form.change('lines', seen.toSpliced(index, 1, line));
  return (
    <Form form={form} label={t('returns.inspect.title')}>
      {seen.map((line, index) => {
        const goods = entry.lines.find(({ lineId }) => lineId === line.lineId);
        const name = goods === undefined ? '' : t('returns.inspect.line', { name: text(goods), size: goods.size, units: goods.quantity });
        return (
          <div key={line.lineId} css={styles.line}>
            <RadioGroup
              legend={name}
              name={`condition-${line.lineId}`}
              value={line.condition}
              options={RETURN_CONDITIONS.map((value) => ({ value, label: t(`returns.condition.${value}`) }))}
              onChange={(condition) => change(index, { ...line, condition, restock: condition === 'as_new' })}
            />
            <Checkbox
              label={t('returns.restock')}
              aria-label={t('returns.restock.name', { name })}
              checked={line.restock}
              onChange={({ currentTarget }) => change(index, { ...line, restock: currentTarget.checked })}
            />
          </div>
        );
      })}
      <div>
        <Button type="submit" busy={form.isBusy}>
          {t('returns.inspect.save')}
        </Button>
      </div>
    </Form>
  );
}

const styles = { line: css({ display: 'grid', gap: space[2] }) };
