import { costPerPiece } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import { FieldGroup, MoneyField } from '@orime/forms';
import { useFormat } from '@orime/platform';
import { Button, css, IconButton, media, Plus, space, Text, TextField } from '@orime/ui';
import { Trash2 } from '@orime/ui/icons';
import { useProductionT } from '../production-texts.ts';
import { costOf, type CostDraft } from './run-draft.ts';

/** As many as the API takes. */
const MOST = 60;

export type CostLinesProps = {
  readonly id: string;
  readonly value: readonly CostDraft[];
  readonly onChange: (costs: readonly CostDraft[]) => void;
  readonly error: string | undefined;
  readonly currency: Currency;
  /** Pieces of the run, for the cost of one. */
  readonly units: number;
};

/** What a run costs, line by line, with its sum and the cost of one piece. */
export function CostLines({ id, value: costs, onChange, error, currency, units }: CostLinesProps) {
  const t = useProductionT();
  const format = useFormat();
  const totalMinor = costOf(costs);
  const replace = (index: number, changed: Partial<CostDraft>): void =>
    onChange(costs.map((line, at) => (at === index ? { ...line, ...changed } : line)));
  return (
    <FieldGroup id={id} legend={t('plan.costs')} hint={t('plan.costs.hint')} error={error}>
      <div css={styles.root}>
        {costs.map((line, index) => (
          // Lines have no identity besides their place.
          <div key={index} css={styles.line}>
            <TextField
              label={t('plan.cost.label', { number: index + 1 })}
              maxLength={120}
              value={line.label}
              onChange={({ currentTarget }) => replace(index, { label: currentTarget.value })}
            />
            <MoneyField
              label={t('plan.cost.amount', { number: index + 1 })}
              currency={currency}
              value={line.amountMinor}
              onChange={(amountMinor) => replace(index, { amountMinor })}
            />
            <IconButton label={t('plan.cost.remove', { number: index + 1 })} onClick={() => onChange(costs.toSpliced(index, 1))}>
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </div>
        ))}
        <div>
          <Button
            size="sm"
            variant="secondary"
            disabled={costs.length >= MOST}
            onClick={() => onChange([...costs, { label: '', amountMinor: null }])}
          >
            <Plus size={16} aria-hidden />
            {t('plan.cost.add')}
          </Button>
        </div>
        <Text size="sm" role="status">
          {units === 0
            ? t('plan.cost.sum', { total: format.money(totalMinor, currency) })
            : t('plan.cost.sum-each', {
                total: format.money(totalMinor, currency),
                each: format.money(costPerPiece(totalMinor, units), currency),
              })}
        </Text>
      </div>
    </FieldGroup>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  line: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space[3],
    alignItems: 'end',
    '& > :nth-of-type(1)': { gridColumn: '1 / -1' },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto', '& > :nth-of-type(1)': { gridColumn: 'auto' } },
  }),
};
