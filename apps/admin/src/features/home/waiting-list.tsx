import { Link, useFormat, useHasRoute } from '@orime/platform';
import { color, css, font, radius, space, Text } from '@orime/ui';
import { Panel } from '../../parts/panel.tsx';
import { useHomeT } from './home-texts.ts';

export type Work = {
  readonly to: string;
  /** As the rail calls it: `rail.<name>`. */
  readonly name: string;
  readonly count: number;
};

/** What waits, each as the way to it. Work whose screen is not released yet is told all the same. */
export function WaitingList({ work }: { readonly work: readonly Work[] }) {
  const t = useHomeT();
  const format = useFormat();
  const hasRoute = useHasRoute();
  const open = work.filter(({ count }) => count > 0);
  return (
    <Panel title={t('home.waiting')}>
      {open.length === 0 ? (
        <Text tone="muted">{t('home.nothing')}</Text>
      ) : (
        <ul css={styles.list}>
          {open.map(({ to, name, count }) => {
            const words = (
              <>
                <span css={styles.count}>{format.number(count)}</span>
                <span>{t(`rail.${name}`)}</span>
              </>
            );
            return (
              <li key={to}>
                {hasRoute(to) ? (
                  <Link css={[styles.card, styles.link]} to={to}>
                    {words}
                  </Link>
                ) : (
                  <div css={styles.card}>{words}</div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

const styles = {
  list: css({
    display: 'grid',
    gap: space[3],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  card: css({
    display: 'grid',
    gap: space[1],
    padding: space[4],
    fontSize: font.size.sm,
    border: `1px solid ${color.line}`,
    borderRadius: radius.sm,
  }),
  link: css({ textDecoration: 'none', '&:hover': { borderColor: color.text } }),
  count: css({ fontFamily: font.display, fontSize: font.size.h3, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' }),
};
