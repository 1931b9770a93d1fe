import { css } from '@orime/ui';

export type HoneypotProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A field that people neither see nor reach; machines fill it in. */
export function Honeypot({ value, onChange }: HoneypotProps) {
  return (
    <div css={styles.root} aria-hidden>
      <label>
        Subject line
        <input
          name="subjectLine"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
    </div>
  );
}

const styles = { root: css({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }) };
