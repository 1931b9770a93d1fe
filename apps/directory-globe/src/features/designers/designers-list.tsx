import type { ProfileCard, ProfilePage } from '@orime/contracts/api/people/profile';
import { Link, useLanguage, useNavigate, useT } from '@orime/platform';
import { color, css, Grid, Heading, media, space, Text } from '@orime/ui';
import { Pagination } from '@orime/ui/data';
import { useState } from 'react';
import { useListPlace } from '../../list-filters/use-list-place.ts';
import { listAddress } from '../../list-filters/use-list-search.ts';
import type { MapPoint } from '../../map/map-point.ts';
import { MiniMap } from '../../map/mini-map.tsx';
import { DesignerEntry } from './designer-entry.tsx';
import { DESIGNERS_PER_PAGE, pageOfDesigners, pageOfSearch } from './designer-pages.ts';
import { readSort } from './designers-search.ts';
import { InitialRail } from './initial-rail.tsx';

export type DesignersListProps = {
  readonly search: URLSearchParams;
  readonly page: ProfilePage;
  /** The list of the previous choice, while the next one is on its way. */
  readonly busy: boolean;
};

/** Cards under their initials with a rail to jump along, or in the order that was asked for; with a map of the same people above. By pages. */
export function DesignersList({ search, page, busy }: DesignersListProps) {
  const t = useT('directory-globe');
  const language = useLanguage();
  const navigate = useNavigate();
  const [marked, setMarked] = useState<string | null>(null);
  const number = pageOfSearch(search);
  const top = useListPlace<HTMLParagraphElement>(number);
  const sort = readSort(search);
  const { groups, initials, pages } = pageOfDesigners(page.items, sort, language, number);
  const shown = groups.flatMap(({ profiles }) => profiles);
  const addressOf = (next: number) => listAddress('/designers', search, { page: next === 1 ? '' : String(next) });
  function goTo(address: string): void {
    void navigate(address, { replace: true, preventScrollReset: true });
  }
  const entries = (profiles: readonly ProfileCard[], isFirst: boolean, columns: readonly [number, number, number]) => (
    <Grid as="ul" columns={columns} gap={5} rowGap={7}>
      {profiles.map((profile, index) => (
        <li key={profile.id}>
          <DesignerEntry profile={profile} isMarked={profile.id === marked} priority={isFirst && index === 0} />
        </li>
      ))}
    </Grid>
  );

  return (
    <div css={[styles.root, busy && styles.busy]} aria-busy={busy}>
      <Text ref={top} css={styles.top} size="sm" tone="muted" role="status" tabIndex={-1}>
        {t('designers.count', { count: page.total })}
      </Text>
      {search.get('view') === 'map' && (
        <div css={styles.map}>
          <MiniMap
            points={page.items.flatMap(toPoint)}
            arcs={[]}
            selectedId={marked}
            onSelect={(point) => {
              setMarked(point?.id ?? null);
              // Whoever it is may stand on another page of the list.
              if (point !== null) goTo(`${addressOf(pages.get(point.id) ?? number)}#designer-${point.id}`);
            }}
          />
        </div>
      )}
      {sort === 'name' ? (
        <>
          <InitialRail initials={initials} language={language} addressOf={addressOf} />
          <div css={styles.groups}>
            {groups.map(({ initial, profiles }, position) => (
              <section key={initial} css={styles.group} style={spanOf(profiles.length)} aria-labelledby={`initial-${initial}`}>
                <Heading level={2} size={3} id={`initial-${initial}`} css={styles.initial} tabIndex={-1}>
                  {initial}
                </Heading>
                {entries(profiles, position === 0, [1, Math.min(2, profiles.length), Math.min(3, profiles.length)])}
              </section>
            ))}
          </div>
        </>
      ) : (
        <section aria-label={t('designers.title')}>{entries(shown, true, [1, 2, 3])}</section>
      )}
      <Pagination page={number} pageCount={Math.ceil(page.total / DESIGNERS_PER_PAGE)} hrefFor={addressOf} linkAs={Link} />
    </div>
  );
}

/** An initial is as wide as its names, so that several stand in one row. */
function spanOf(count: number) {
  return { '--span-tablet': Math.min(2, count), '--span-desktop': Math.min(3, count) };
}

function toPoint({ id, name, nameJp, city, cityJp, lat, lon }: ProfileCard): readonly MapPoint[] {
  return lat === null || lon === null ? [] : [{ id, kind: 'designer', name, nameJp, city, cityJp, lat, lon }];
}

const styles = {
  top: css({ scrollMarginBlockStart: space[9] }),
  root: css({ display: 'grid', gap: space[5] }),
  busy: css({ opacity: 0.6 }),
  map: css({ height: 'min(28rem, 70svh)' }),
  groups: css({
    display: 'grid',
    columnGap: space[5],
    rowGap: space[7],
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
  group: css({
    display: 'grid',
    gap: space[4],
    alignContent: 'start',
    minWidth: 0,
    [media.tablet]: { gridColumn: 'span var(--span-tablet)' },
    [media.desktop]: { gridColumn: 'span var(--span-desktop)' },
  }),
  initial: css({ color: color.muted, scrollMarginBlockStart: space[9] }),
};
