import type { TimelineEntry } from '@orime/contracts/api/discovery/geo';
import { Link, useFormat, useT, useText } from '@orime/platform';
import { color, css, space, Text } from '@orime/ui';
import { KindMark } from '../map/kind-mark.tsx';

/** Entries in words: what came, when, and its page. */
export function EntryList({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const t = useT('directory-globe');
  const text = useText();
  const format = useFormat();
  return (
    <ul css={styles.list}>
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.id}`} css={styles.entry}>
          <KindMark kind={entry.kind} />
          <Link to={entry.url}>{text(entry)}</Link>
          <Text as="span" size="sm" tone="muted">
            {t('spacetime.entry', {
              kind: t(`map.kind.${entry.kind}`),
              country: format.country(entry.country),
              date: format.date(entry.at, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
            })}
          </Text>
        </li>
      ))}
    </ul>
  );
}

const styles = {
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
  entry: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: space[3],
    alignItems: 'center',
    minHeight: '2.75rem',
    borderBlockStart: `1px solid ${color.line}`,
  }),
};
