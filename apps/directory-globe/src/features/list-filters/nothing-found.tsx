import { Link, useT } from '@orime/platform';
import { buttonStyles, EmptyState } from '@orime/ui';

export interface DroppableFilter {
  /** What the filter is set to, in words. */
  readonly label: string;
  /** Entries there would be without it. */
  readonly count: number;
  /** Address of the list without it. */
  readonly to: string;
}

export type NothingFoundProps = {
  readonly title: string;
  readonly text: string;
  readonly filters: readonly DroppableFilter[];
  readonly clearLabel: string;
  readonly clearTo: string;
};

/** An empty list, and which filter to drop: those that would help, the most helpful first. */
export function NothingFound({ title, text, filters, clearLabel, clearTo }: NothingFoundProps) {
  const t = useT('directory-globe');
  const helpful = filters.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return (
    <EmptyState
      title={title}
      text={text}
      actions={
        <>
          {helpful.map(({ label, count, to }) => (
            <Link key={to} css={buttonStyles({ variant: 'secondary' })} to={to}>
              {t('filters.without', { label, count })}
            </Link>
          ))}
          <Link css={buttonStyles({ variant: helpful.length === 0 ? 'secondary' : 'ghost' })} to={clearTo}>
            {clearLabel}
          </Link>
        </>
      }
    />
  );
}
