import { useT } from '@orime/platform';
import { Spinner, Text, css, keyframes, space } from '@orime/ui';

/** Stands while a screen's code arrives. Seen only when that takes longer than a moment. */
export function ScreenSpinner() {
  const t = useT('shell');
  return (
    <div css={styles.root} role="status">
      <Spinner size={28} />
      <Text tone="muted">{t('spinner.text')}</Text>
    </div>
  );
}

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const styles = {
  root: css({
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[3],
    minHeight: '60vh',
    animation: `${appear} 200ms 300ms both`,
  }),
};
