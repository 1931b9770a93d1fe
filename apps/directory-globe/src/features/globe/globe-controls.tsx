import { useT } from '@orime/platform';
import { Checkbox, css, media, Segmented, space, TextField } from '@orime/ui';
import { KindMark } from '../map/kind-mark.tsx';
import { GEO_KINDS_ALL, type GeoKind } from './geo-kinds.ts';
import type { GlobeViewState } from './use-globe-view.ts';

export type GlobeControlsProps = {
  readonly view: GlobeViewState;
  readonly counts: Readonly<Record<GeoKind, number>>;
};

/** Projection, search and legend. */
export function GlobeControls({ view, counts }: GlobeControlsProps) {
  const t = useT('directory-globe');

  function toggle(kind: GeoKind, isOn: boolean): void {
    const next = GEO_KINDS_ALL.filter((entry) => (entry === kind ? isOn : view.kinds.includes(entry)));
    view.choose({ kinds: next.length === GEO_KINDS_ALL.length ? '' : next.join(',') });
  }

  return (
    <div css={styles.root}>
      <Segmented
        label={t('globe.projection')}
        value={view.projection}
        onChange={(value) => view.choose({ view: value === 'globe' ? '' : value })}
        options={[
          { value: 'globe', label: t('globe.projection.globe') },
          { value: 'flat', label: t('globe.projection.flat') },
        ]}
      />
      <TextField
        label={t('globe.search')}
        type="search"
        value={view.query}
        onChange={(event) => view.choose({ q: event.target.value })}
        autoComplete="off"
      />
      <fieldset css={styles.legend}>
        <legend css={styles.caption}>{t('globe.legend')}</legend>
        {GEO_KINDS_ALL.map((kind) => (
          <Checkbox
            key={kind}
            checked={view.kinds.includes(kind)}
            onChange={(event) => toggle(kind, event.target.checked)}
            label={
              <span css={styles.kind}>
                <KindMark kind={kind} />
                {t('globe.kind-count', { kind: t(`map.kind.${kind}`), count: counts[kind] })}
              </span>
            }
          />
        ))}
      </fieldset>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], alignContent: 'start' }),
  legend: css({
    border: 0,
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: space[1],
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  caption: css({ paddingBlockEnd: space[2], fontWeight: 500 }),
  kind: css({ display: 'inline-flex', alignItems: 'center', gap: space[2] }),
};
