import { useT } from '@orime/platform';
import { color, css, font, media, radius, space, Switch } from '@orime/ui';
import { KeyHelp } from '@orime/ui/keys';
import type { Keys } from '@orime/ui/keys';

/** What the keys do, for as long as one works with them. They can be switched off, as single letters get in the way of speech input. */
export function KeyLegend({ keys }: { readonly keys: Keys }) {
  const t = useT('admin');
  return (
    <div css={styles.root}>
      <Switch label={t('keys.title')} checked={keys.isOn} onChange={keys.setOn} />
      <dl css={styles.keys}>
        {keys.bindings.map(({ keys: key, label }) => (
          <div key={key} css={styles.row}>
            <dt>
              <kbd css={styles.key}>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <KeyHelp keys={keys} />
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
