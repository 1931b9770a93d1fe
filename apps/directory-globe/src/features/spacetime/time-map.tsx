import type { TimelineEntry } from '@orime/contracts/api/discovery/geo';
import { useSearchParams, useT, useText } from '@orime/platform';
import { Checkbox, color, css, EmptyState, Heading, IconButton, media, space, Text, X } from '@orime/ui';
import { useMemo, useState } from 'react';
import { changeSearch } from '../list-filters/use-list-search.ts';
import { KindMark } from '../map/kind-mark.tsx';
import { MapStage } from '../map/map-stage.tsx';
import { readViewport, writeViewport } from '../map/viewport.ts';
import { EntryList } from './entry-list.tsx';
import { SeasonList } from './season-list.tsx';
import { findSeason, groupSeasons, placesUntil } from './seasons.ts';
import { TimeSlider } from './time-slider.tsx';

export const TIME_KINDS: readonly TimelineEntry['kind'][] = ['designer', 'producer', 'design', 'story'];
const WORLD = { lon: 20, lat: 20, zoom: 1 } as const;

/** Slider, map and list of the same entries. Season, kinds and viewport are in the address. */
export function TimeMap({ entries, busy }: { readonly entries: readonly TimelineEntry[]; readonly busy: boolean }) {
  const t = useT('directory-globe');
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const [placeId, setPlaceId] = useState<string | null>(null);
  const asked = (search.get('kinds') ?? '').split(',');
  const chosen = TIME_KINDS.filter((kind) => asked.includes(kind));
  const kinds = chosen.length === 0 ? TIME_KINDS : chosen;
  const key = kinds.join();
  // The map indexes its points anew when they are others, so they keep their identity from frame to frame.
  const seasons = useMemo(() => groupSeasons(entries.filter(({ kind }) => key.split(',').includes(kind))), [entries, key]);
  const index = findSeason(seasons, search);
  const places = useMemo(() => placesUntil(seasons, index), [seasons, index]);
  const place = places.find(({ id }) => id === placeId);

  function change(changes: Readonly<Record<string, string>>): void {
    setSearch((current) => changeSearch(current, changes), { replace: true, preventScrollReset: true });
  }

  function toggle(kind: TimelineEntry['kind'], isOn: boolean): void {
    const next = TIME_KINDS.filter((entry) => (entry === kind ? isOn : kinds.includes(entry)));
    change({ kinds: next.length === TIME_KINDS.length ? '' : next.join(',') });
  }

  return (
    <div css={styles.root} aria-busy={busy}>
      <fieldset css={styles.kinds}>
        <legend css={styles.legend}>{t('globe.legend')}</legend>
        {TIME_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            checked={kinds.includes(kind)}
            onChange={(event) => toggle(kind, event.target.checked)}
            label={
              <span css={styles.kind}>
                <KindMark kind={kind} />
                {t(`map.kind.${kind}`)}
              </span>
            }
          />
        ))}
      </fieldset>
      {seasons.length === 0 ? (
        <EmptyState title={t('spacetime.none.title')} text={t('spacetime.none.text')} />
      ) : (
        <>
          <TimeSlider seasons={seasons} index={index} onStep={(step) => change({ season: seasons[step]?.key ?? '', year: '' })} />
          <div css={styles.map}>
            <MapStage
              label={t('globe.canvas', { count: places.length })}
              points={places}
              arcs={NO_ARCS}
              projection="flat"
              start={readViewport(search.get('at')) ?? WORLD}
              selectedId={placeId}
              onSettle={(rested) => change({ at: writeViewport(rested) })}
              onSelect={(point) => setPlaceId(point?.id ?? null)}
            />
          </div>
          {place && (
            <aside css={styles.place} aria-labelledby="time-place" aria-live="polite">
              <div css={styles.head}>
                <Heading level={2} size={4} id="time-place">
                  {text(place)}
                </Heading>
                <IconButton label={t('globe.close')} onClick={() => setPlaceId(null)}>
                  <X size={18} aria-hidden />
                </IconButton>
              </div>
              <EntryList entries={place.entries.slice(0, MOST_SHOWN)} />
              {place.entries.length > MOST_SHOWN && (
                <Text size="sm" tone="muted">
                  {t('spacetime.earlier', { count: place.entries.length - MOST_SHOWN })}
                </Text>
              )}
            </aside>
          )}
          <SeasonList seasons={seasons} current={seasons[index]?.key} />
        </>
      )}
    </div>
  );
}

const NO_ARCS = [] as const;
const MOST_SHOWN = 8;

const styles = {
  root: css({ display: 'grid', gap: space[5] }),
  kinds: css({ border: 0, margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', columnGap: space[5] }),
  legend: css({ fontWeight: 500 }),
  kind: css({ display: 'inline-flex', alignItems: 'center', gap: space[2] }),
  map: css({ height: 'min(60vw, 52svh)', minHeight: '18rem', [media.desktop]: { height: '52svh' } }),
  place: css({ padding: space[4], background: color.surface, borderInlineStart: `2px solid ${color.accent}` }),
  head: css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }),
};
