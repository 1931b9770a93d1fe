import type { OrderLine } from '@orime/contracts/api/selling/order';
import { RETURN_REASONS } from '@orime/contracts/api/selling/return';
import { useText } from '@orime/platform';
import { color, css, font, Image, media, Select, space, Text, TextField } from '@orime/ui';
import { useSizeName } from '../garment/index.ts';
import type { DraftLine, ReturnReason } from './return-draft.ts';
import { useReturnsT } from './returns-texts.ts';

export type ReturnLineFieldsProps = {
  /** Prefix of the ids of its fields. */
  readonly id: string;
  readonly line: OrderLine | undefined;
  readonly value: DraftLine;
  readonly error: string | undefined;
  readonly onChange: (value: DraftLine) => void;
};

/** One garment of the order: how many of it go back, and why. The reason is asked for once some do. */
export function ReturnLineFields({ id, line, value, error, onChange }: ReturnLineFieldsProps) {
  const t = useReturnsT();
  const text = useText();
  const sizeName = useSizeName();
  if (line === undefined) return null;
  const name = text(line);
  return (
    <fieldset css={styles.root}>
      <legend css={styles.legend}>{t('returns.line', { name, size: sizeName(line.size) })}</legend>
      {line.image ? <Image image={line.image} alt="" sizes="4rem" ratio="3 / 4" css={styles.image} /> : <span />}
      <div css={styles.fields}>
        <Select
          id={`${id}-quantity`}
          label={t('returns.quantity')}
          value={value.quantity}
          onChange={({ currentTarget }) => onChange({ ...value, quantity: Number(currentTarget.value) })}
        >
          {Array.from({ length: line.returnable.quantity + 1 }, (_, units) => (
            <option key={units} value={units}>
              {units === 0 ? t('returns.keep') : t('returns.of', { units, count: line.quantity })}
            </option>
          ))}
        </Select>
        {value.quantity > 0 && (
          <>
            <Select
              id={`${id}-reason`}
              label={t('returns.reason')}
              error={error}
              value={value.reason}
              // The options are the reasons and the empty one.
              onChange={({ currentTarget }) => onChange({ ...value, reason: currentTarget.value as ReturnReason | '' })}
            >
              <option value="">{t('returns.reason.choose')}</option>
              {RETURN_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {t(`returns.reason.${reason}`)}
                </option>
              ))}
            </Select>
            <TextField
              css={styles.wide}
              label={t('returns.line-note')}
              optional
              maxLength={500}
              value={value.note}
              onChange={({ currentTarget }) => onChange({ ...value, note: currentTarget.value })}
            />
          </>
        )}
      </div>
      {line.returnable.quantity < line.quantity && (
        <Text size="sm" tone="muted">
          {t('returns.some-returning')}
        </Text>
      )}
    </fieldset>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    gap: space[4],
    padding: 0,
    paddingBlockStart: space[4],
    margin: 0,
    border: 'none',
    borderBlockStart: `1px solid ${color.line}`,
  }),
  legend: css({ float: 'inline-start', width: '100%', gridColumn: '1 / -1', padding: 0, fontWeight: font.weight.medium }),
  image: css({ width: '100%' }),
  fields: css({
    display: 'grid',
    gap: space[3],
    alignContent: 'start',
    [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
  }),
  wide: css({ gridColumn: '1 / -1' }),
};
