import type { Bug } from '@orime/contracts/api/office/bug';
import { Link, useFormat, useT } from '@orime/platform';
import { Badge, color, css, Disclosure, font, space } from '@orime/ui';

const TONES = { open: 'warning', in_progress: 'active', resolved: 'success', closed: 'neutral' } as const;

export type BugItemProps = {
  readonly bug: Bug;
};

/** One report; its text opens below it. */
export function BugItem({ bug: { title, body, route, status, createdAt } }: BugItemProps) {
  const t = useT('admin');
  const format = useFormat();
  return (
    <article css={styles.root}>
      <div css={styles.head}>
        <h3 css={styles.title}>{title}</h3>
        <Badge tone={TONES[status]}>{t(`bugs.status.${status}`)}</Badge>
      </div>
      <p css={styles.facts}>
        <time dateTime={createdAt}>{format.date(createdAt)}</time>
        {route.startsWith('/') && !route.startsWith('//') ? <Link to={route}>{route}</Link> : route !== '' && <span>{route}</span>}
      </p>
      {body !== '' && (
        <Disclosure title={t('bugs.details', { title })}>
          <p css={styles.body}>{body}</p>
        </Disclosure>
      )}
    </article>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[1], paddingBlock: space[3], borderBlockStart: `1px solid ${color.line}`, minWidth: 0 }),
  head: css({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space[3] }),
  title: css({ fontSize: font.size.md, fontWeight: font.weight.medium, fontFamily: 'inherit', overflowWrap: 'anywhere', lineHeight: 1.5 }),
  facts: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[4]}`,
    fontSize: font.size.sm,
    color: color.muted,
    overflowWrap: 'anywhere',
    '& > *': { display: 'inline-flex', alignItems: 'center', minHeight: '2rem' },
  }),
  body: css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
};
