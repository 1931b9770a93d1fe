import { Link, useFormat, useQuery, useSession, useT, useText } from '@orime/platform';
import { Button, color, css, FailedState, Heading, Image, space, Text } from '@orime/ui';
import { useState } from 'react';
import { sharedSheetsQuery } from './sheets.api.ts';

/** How many are shown at first. */
const FIRST = 4;

/** Line sheets that designers made for the reader's company, each a filter of the catalog. Nothing while there are none. */
export function SharedSheets() {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const session = useSession();
  const { data, isError, isFetching, refetch } = useQuery(sharedSheetsQuery(session.status === 'signed-in' ? session.user._id : 'visitor'));
  const [isAll, setAll] = useState(false);
  if (data === undefined ? !isError : data.items.length === 0) return null;
  const items = data?.items ?? [];
  const shown = isAll ? items : items.slice(0, FIRST);
  return (
    <section css={styles.root} aria-labelledby="sheets">
      <Heading id="sheets" level={2} size={3}>
        {t('sheets.title')}
      </Heading>
      {data === undefined && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      <ul css={styles.list}>
        {shown.map((sheet) => (
          <li key={sheet.id} css={styles.sheet}>
            {sheet.cover === null ? <span css={styles.blank} /> : <Image image={sheet.cover} alt="" sizes="14rem" ratio="4 / 5" />}
            <Link css={styles.link} to={`/wholesale/catalog?linesheet=${encodeURIComponent(sheet.id)}`}>
              {text(sheet.title)}
            </Link>
            <Text size="sm" tone="muted">
              {t('sheets.of', { designer: text(sheet.designer), count: sheet.styles, date: format.date(sheet.updatedAt) })}
            </Text>
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <div>
          <Button size="sm" variant="secondary" onClick={() => setAll(true)}>
            {t('sheets.all', { count: items.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
    gap: space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  sheet: css({ position: 'relative', display: 'grid', gap: space[1], alignContent: 'start', minWidth: 0 }),
  blank: css({ aspectRatio: '4 / 5', background: color.backdrop }),
  // A Japanese title breaks at its space, not before its last character.
  link: css({ wordBreak: 'keep-all', overflowWrap: 'anywhere', '&::after': { content: '""', position: 'absolute', inset: 0 } }),
};
