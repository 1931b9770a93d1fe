import { useT } from '@orime/platform';
import { usePlatform } from '@orime/platform/host';
import { Container, color, css, font, media, space } from '@orime/ui';

/** The specification's error text; a click loads the page again. */
export function BrokenScreen() {
  const t = useT('shell');
  const { root } = usePlatform();

  function handleStartAfresh(): void {
    // An answer that broke the screen may be among those that are kept for a fast return: it would break it again.
    root.setState({ queries: null });
    // The storage is written in the next moment, and only then may the page go.
    setTimeout(() => window.location.reload());
  }

  return (
    <Container css={styles.root} role="alert">
      <h1 css={styles.mark} tabIndex={-1}>
        {t('error.title')}
      </h1>
      <button css={styles.button} type="button" onClick={handleStartAfresh}>
        <span>{t('error.text')}</span>
        <span css={styles.action}>{t('error.reload')}</span>
      </button>
    </Container>
  );
}

const styles = {
  root: css({ display: 'grid', alignContent: 'center', gap: space[4], minHeight: '60vh', paddingBlock: space[8] }),
  mark: css({ fontFamily: font.display, fontSize: font.size.h1, lineHeight: font.leadingDisplay }),
  button: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    justifySelf: 'start',
    minHeight: '2.75rem',
    color: color.muted,
    [media.hover]: { '&:hover': { color: color.text } },
  }),
  action: css({ color: color.text, textDecoration: 'underline', textUnderlineOffset: '0.2em' }),
};
