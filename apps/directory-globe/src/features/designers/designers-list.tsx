import type { ProfileCard, ProfilePage } from '@orime/contracts/api/people/profile';
import { Link, useLanguage, useT } from '@orime/platform';
import { css, Grid, Heading, color, space, Text } from '@orime/ui';
import { Pagination } from '@orime/ui/data';
import { useState } from 'react';
import { listAddress } from '../list-filters/use-list-search.ts';
import type { MapPoint } from '../map/map-point.ts';
import { MiniMap } from '../map/mini-map.tsx';
import { DesignerEntry } from './designer-entry.tsx';
import { PAGE_SIZE } from './designers-reads.ts';
import { readSort } from './designers-search.ts';
import { groupByInitial } from './group-by-initial.ts';
import { InitialRail } from './initial-rail.tsx';

export type DesignersListProps = {
  readonly search: URLSearchParams;
  readonly page: ProfilePage;
  /** The list of the previous choice, while the next one is on its way. */
  readonly busy: boolean;
};

/** Cards under their initials with a rail to jump along, or in the order that was asked for; with a map of the same people above. */
export function DesignersList({ search, page, busy }: DesignersListProps) {
  const t = useT('directory-globe');
  const language = useLanguage();
  const [marked, setMarked] = useState<string | null>(null);
  const groups = groupByInitial(page.items, language);
  const entries = (profiles: readonly ProfileCard[], isFirst: boolean) => (
    <Grid as="ul" columns={[1, 2, 3]} gap={5} rowGap={7}>
      {profiles.map((profile, index) => (
        <li key={profile.id}>
          <DesignerEntry profile={profile} isMarked={profile.id === marked} priority={isFirst && index === 0} />
        </li>
      ))}
    </Grid>
  );

  return (
    <div css={[styles.root, busy && styles.busy]} aria-busy={busy}>
      <Text size="sm" tone="muted" role="status">
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
              if (point !== null) document.getElementById(`designer-${point.id}`)?.scrollIntoView({ block: 'center', behavior: 'smooth' });
            }}
          />
        </div>
      )}
      {readSort(search) === 'name' ? (
        <>
          <InitialRail groups={groups} language={language} />
          {groups.map(({ initial, profiles }, position) => (
            <section key={initial} css={styles.group} aria-labelledby={`initial-${initial}`}>
              <Heading level={2} size={3} id={`initial-${initial}`} css={styles.initial}>
                {initial}
              </Heading>
              {entries(profiles, position === 0)}
            </section>
          ))}
        </>
      ) : (
        <section aria-label={t('designers.title')}>{entries(page.items, true)}</section>
      )}
      <Pagination
        page={page.page}
        pageCount={Math.ceil(page.total / PAGE_SIZE)}
        hrefFor={(next) => listAddress('/designers', search, { page: next === 1 ? '' : String(next) })}
        linkAs={Link}
      />
    </div>
  );
}

function toPoint({ id, name, nameJp, city, cityJp, lat, lon }: ProfileCard): readonly MapPoint[] {
  return lat === null || lon === null ? [] : [{ id, kind: 'designer', name, nameJp, city, cityJp, lat, lon }];
}

const styles = {
  root: css({ display: 'grid', gap: space[5] }),
  busy: css({ opacity: 0.6 }),
  map: css({ height: 'min(28rem, 70svh)' }),
  group: css({ display: 'grid', gap: space[4] }),
  initial: css({ color: color.muted, scrollMarginBlockStart: space[9] }),
};
