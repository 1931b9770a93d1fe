import type { ProfileStats } from '@orime/contracts/api/people/profile-stats';
import { Link, openChat } from '@orime/platform';
import { Button, color, css, EmptyState, font, Heading, space } from '@orime/ui';
import { ChevronRight } from '@orime/ui/icons';
import { useOverviewT } from './overview-texts.ts';

/** Where each kind of work is done, the most pressing first. */
const WORK = [
  { key: 'orders', to: '/dashboard?tab=orders&show=send' },
  { key: 'returns', to: '/dashboard?tab=returns' },
  { key: 'wholesaleToApprove', to: '/dashboard?tab=wholesale' },
  { key: 'wholesaleToShip', to: '/dashboard?tab=wholesale' },
  { key: 'quotes', to: '/dashboard?tab=production&rfq=quoted' },
  { key: 'productions', to: '/dashboard?tab=production' },
  { key: 'rejectedDesigns', to: '/dashboard?tab=designs' },
] as const;

/** What waits for the designer's own hand; each entry leads to where it is done. */
export function TodayList({ waiting }: { readonly waiting: ProfileStats['waiting'] }) {
  const t = useOverviewT();
  const open = WORK.filter(({ key }) => waiting[key] > 0);
  return (
    <section css={styles.root} aria-labelledby="today">
      <Heading level={2} size={3} id="today">
        {t('today.title')}
      </Heading>
      {open.length === 0 && waiting.conversations === 0 ? (
        <EmptyState level={3} title={t('today.empty.title')} text={t('today.empty.text')} />
      ) : (
        <ul css={styles.list}>
          {open.map(({ key, to }) => (
            <li key={key} css={styles.item}>
              <Link css={styles.link} to={to}>
                {t(`today.${key}`, { count: waiting[key] })}
                <ChevronRight size={18} aria-hidden />
              </Link>
            </li>
          ))}
          {waiting.conversations > 0 && (
            <li css={styles.item}>
              <span css={styles.link}>
                {t('today.conversations', { count: waiting.conversations })}
                <Button size="sm" variant="secondary" onClick={() => void openChat().catch(() => undefined)}>
                  {t('today.read')}
                </Button>
              </span>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  list: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', borderBlockEnd: `1px solid ${color.line}` }),
  item: css({ borderBlockStart: `1px solid ${color.line}` }),
  link: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: '3.25rem',
    color: 'inherit',
    fontSize: font.size.lg,
    textDecoration: 'none',
    'a&:hover': { textDecoration: 'underline' },
  }),
};
