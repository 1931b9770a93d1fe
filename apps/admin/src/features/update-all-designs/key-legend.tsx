import { useT } from '@orime/platform';
import { color, css, font, media, radius, space, Switch } from '@orime/ui';

export type KeyLegendProps = {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** What the keys do. They can be switched off, as single letters get in the way of speech input. */
export function KeyLegend({ isOn, onChange }: KeyLegendProps) {
  const t = useT('admin');
  const keys = [
    ['j', t('keys.next')],
    ['k', t('keys.previous')],
    ['c', t('keys.confirm')],
    ['r', t('keys.reject')],
  ] as const;
  return (
    <div css={styles.root}>
      <Switch label={t('keys.title')} checked={isOn} onChange={onChange} />
      <dl css={styles.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key} css={styles.row}>
            <dt>
              <kbd css={styles.key}>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const styles = {
  // Where a finger points there is rarely a keyboard, so nothing to explain.
  root: css({ display: 'grid', gap: space[2], fontSize: font.size.sm, [media.coarse]: { display: 'none' } }),
  keys: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2], margin: 0 }),
  row: css({ display: 'flex', gap: space[2], alignItems: 'center', '& dd': { margin: 0, color: color.muted } }),
  key: css({
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '1.5rem',
    height: '1.5rem',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.sm,
    fontFamily: font.sans,
    fontSize: font.size.xs,
  }),
};
