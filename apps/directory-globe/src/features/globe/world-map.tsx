import type { GeoPoint, GeoPoints } from '@orime/contracts/api/discovery/geo';
import { useFormat, useT } from '@orime/platform';
import { css, media, space } from '@orime/ui';
import { useEffect, useMemo, useState } from 'react';
import { MapStage } from '../map/map-stage.tsx';
import { resolveArcs } from '../map/resolve-arcs.ts';
import { viewportOf, writeViewport, type Viewport } from '../map/viewport.ts';
import { CountryPanel } from './country-panel.tsx';
import { filterPoints } from './filter-points.ts';
import { countKinds } from './geo-kinds.ts';
import { GlobeControls } from './globe-controls.tsx';
import { PlacesList } from './places-list.tsx';
import { PointPanel } from './point-panel.tsx';
import { useGlobeView } from './use-globe-view.ts';
import { pickOpening } from './works-with.ts';

const CLOSE_ZOOM = 5;
const COUNTRY_ZOOM = 4;
/** A little nearer than the whole world: land fills the picture. */
const OPENING_ZOOM = 1.3;

/** Map, panel, controls and the list that says all of it in words. What is chosen is in the address. */
export function WorldMap({ geo }: { readonly geo: GeoPoints }) {
  const t = useT('directory-globe');
  const format = useFormat();
  const view = useGlobeView();
  const [target, setTarget] = useState<Viewport | null>(null);
  const opening = pickOpening(geo);
  const chosen = geo.points.find(({ id }) => id === view.place);
  const shown = chosen ?? (view.focus === null ? opening : undefined);
  // Drawing starts anew with new points and arcs, so they keep their identity while the address says the same.
  const filters = `${view.kinds.join(',')} ${view.query}`;
  const points = useMemo(
    () => filterPoints(geo.points, view.kinds, view.query, format.country),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the text stands for kinds and words
    [geo, filters],
  );
  const arcs = useMemo(() => resolveArcs(points, geo.arcs), [points, geo]);

  // Synchronises the map with the country that the address names.
  useEffect(() => {
    const country = viewportOf(
      geo.points.filter(({ country: code }) => code === view.focus),
      COUNTRY_ZOOM,
    );
    if (country !== null && view.viewport === null) setTarget(country);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another country moves the map
  }, [view.focus]);

  function handleSelect(point: GeoPoint | null): void {
    view.choose({ place: point?.id ?? '', focus: '' });
  }

  function handleShow(point: GeoPoint): void {
    handleSelect(point);
    setTarget({ lon: point.lon, lat: point.lat, zoom: CLOSE_ZOOM });
  }

  function handleCountry(code: string): void {
    view.choose({ place: '', focus: code, at: '' });
  }

  return (
    <>
      <div css={styles.columns}>
        <div css={styles.map}>
          <MapStage
            label={t('globe.canvas', { count: points.length })}
            points={points}
            arcs={arcs}
            projection={view.projection}
            start={view.viewport ?? startAt(chosen ?? opening, chosen === undefined ? OPENING_ZOOM : CLOSE_ZOOM)}
            target={target}
            turns={view.viewport === null && chosen === undefined && view.focus === null}
            selectedId={shown?.id ?? null}
            onSettle={(rested) => view.choose({ at: writeViewport(rested) })}
            onSelect={handleSelect}
            onCountry={handleCountry}
          />
        </div>
        <div css={styles.panel} aria-live="polite">
          {view.focus !== null && chosen === undefined && (
            <CountryPanel key={view.focus} code={view.focus} onClose={() => handleSelect(null)} onShow={handleShow} />
          )}
          {shown && (
            <PointPanel geo={geo} point={shown} onClose={chosen === undefined ? undefined : () => handleSelect(null)} onShow={handleShow} />
          )}
        </div>
        <div css={styles.controls}>
          <GlobeControls view={view} counts={countKinds(geo.points)} />
        </div>
      </div>
      <PlacesList
        points={points}
        focus={view.focus}
        onClear={() => view.choose({ q: '', kinds: '' })}
        onShow={(point) => {
          handleShow(point);
          document.getElementById('main')?.scrollIntoView({ block: 'start' });
        }}
      />
    </>
  );
}

function startAt(point: GeoPoint | undefined, zoom: number): Viewport {
  return { lon: point?.lon ?? 0, lat: (point?.lat ?? 0) * (zoom < 2 ? 0.5 : 1), zoom };
}

const styles = {
  // The map comes first: on a phone it is what one came for, and panel and controls follow it.
  columns: css({
    display: 'grid',
    gap: space[4],
    marginBlockEnd: space[7],
    [media.desktop]: {
      gridTemplateColumns: '13rem minmax(0, 1fr) 20rem',
      gridTemplateAreas: '"controls map panel"',
      gridTemplateRows: 'clamp(22rem, calc(100svh - 18rem), 46rem)',
    },
  }),
  map: css({ minWidth: 0, height: 'min(100vw, 62svh)', [media.desktop]: { gridArea: 'map', height: '100%' } }),
  panel: css({ minHeight: '12rem', [media.desktop]: { gridArea: 'panel', minHeight: 0, overflowY: 'auto' } }),
  controls: css({ [media.desktop]: { gridArea: 'controls', overflowY: 'auto' } }),
};
