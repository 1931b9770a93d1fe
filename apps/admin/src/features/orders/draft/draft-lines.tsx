import type { Currency } from '@orime/contracts';
import { useFormat } from '@orime/platform';
import { css, FieldError, IconButton, Select, space, Text } from '@orime/ui';
import { Trash2 } from '@orime/ui/icons';
import { useOrdersT } from '../orders-texts.ts';

export interface DraftLine {
  readonly id: string;
  readonly size: string;
  readonly quantity: number;
  readonly name: string;
  /** Today's price; the customer pays that of the day of paying. */
  readonly priceMinor: number;
}

export type DraftLinesProps = {
  readonly id: string;
  readonly value: readonly DraftLine[];
  readonly onChange: (lines: readonly DraftLine[]) => void;
  readonly error: string | undefined;
  readonly currency: Currency;
};

/** As many units of one variant as the API takes. */
const MOST = 20;

/** What is in the order so far, with today's prices. */
export function DraftLines({ id, value, onChange, error, currency }: DraftLinesProps) {
  const t = useOrdersT();
  const format = useFormat();
  const sum = value.reduce((total, { quantity, priceMinor }) => total + quantity * priceMinor, 0);
  return (
    <div id={id} tabIndex={-1} css={styles.root}>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {value.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('orders.draft.empty')}
        </Text>
      ) : (
        <ul css={styles.list}>
          {value.map((line) => (
            <li key={`${line.id} ${line.size}`} css={styles.row}>
              <span>
                {line.name} · {line.size}
              </span>
              <Select
                dense
                label={t('orders.draft.quantity', { name: line.name, size: line.size })}
                value={String(line.quantity)}
                onChange={({ currentTarget }) =>
                  onChange(value.map((each) => (each === line ? { ...line, quantity: Number(currentTarget.value) } : each)))
                }
              >
                {Array.from({ length: MOST }, (_, index) => (
                  <option key={index} value={index + 1}>
                    {format.number(index + 1)}
                  </option>
                ))}
              </Select>
              <span css={styles.amount}>{format.money(line.quantity * line.priceMinor, currency)}</span>
              <IconButton
                label={t('orders.draft.remove', { name: line.name, size: line.size })}
                onClick={() => onChange(value.filter((each) => each !== line))}
              >
                <Trash2 size={18} strokeWidth={1.5} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {value.length > 0 && (
        <Text size="sm" tone="muted">
          {t('orders.draft.sum', { amount: format.money(sum, currency) })}
        </Text>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  list: css({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' }),
  row: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 6rem auto auto', gap: space[3], alignItems: 'end' }),
  amount: css({ fontVariantNumeric: 'tabular-nums', paddingBlockEnd: space[2] }),
};
