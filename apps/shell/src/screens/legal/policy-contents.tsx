import { useT } from '@orime/platform';
import { color, css, font, media, space } from '@orime/ui';

/** The table of contents beside a long text. */
export function PolicyContents({ entries }: { readonly entries: readonly { readonly id: string; readonly title: string }[] }) {
  const t = useT('shell');
  return (
    <nav css={styles.root} aria-labelledby="contents">
      <h2 id="contents" css={styles.title}>
        {t('legal.contents')}
      </h2>
      <ol css={styles.list}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a css={styles.link} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const styles = {
  root: css({ '@media print': { display: 'none' }, [media.desktop]: { position: 'sticky', insetBlockStart: '8rem', alignSelf: 'start' } }),
  title: css({
    fontSize: font.size.xs,
    fontWeight: font.weight.medium,
    letterSpacing: font.trackingLabel,
    color: color.muted,
    marginBlockEnd: space[2],
  }),
  list: css({ listStyle: 'none', borderBlockStart: `1px solid ${color.line}` }),
  link: css({
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingBlock: space[2],
    lineHeight: 1.4,
    fontSize: font.size.sm,
    borderBlockEnd: `1px solid ${color.line}`,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  }),
};
