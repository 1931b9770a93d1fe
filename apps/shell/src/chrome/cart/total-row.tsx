import { Text, css, font, space } from '@orime/ui';

export type TotalRowProps = {
  readonly label: string;
  readonly amount: string;
  readonly note: string;
};

export function TotalRow({ label, amount, note }: TotalRowProps) {
  return (
    <div css={styles.root}>
      <p css={styles.line}>
        <span>{label}</span>
        <strong css={styles.amount}>{amount}</strong>
      </p>
      <Text size="sm" tone="muted">
        {note}
      </Text>
    </div>
  );
}

const styles = {
  root: css({ marginBlockEnd: space[4] }),
  line: css({ display: 'flex', justifyContent: 'space-between', fontSize: font.size.lg }),
  amount: css({ fontWeight: font.weight.medium, fontVariantNumeric: 'tabular-nums' }),
};
