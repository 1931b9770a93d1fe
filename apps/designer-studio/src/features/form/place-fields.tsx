import { useT } from '@orime/platform';
import { Button, css, media, space, TextField } from '@orime/ui';
import { MapPin } from '@orime/ui/icons';
import { useState } from 'react';
import { CountrySelect } from './country-select.tsx';

export type Place = { readonly country: string; readonly city: string; readonly cityJp: string; readonly position: string };
export type PlaceFieldsProps = {
  readonly idPrefix: string;
  readonly place: Place;
  readonly onChange: (changed: Partial<Place>) => void;
  readonly errorOf: (field: keyof Place) => string | undefined;
  /** Only where the API needs it. */
  readonly isPositionRequired?: boolean;
};

/** Country, city and the point on the world map. */
export function PlaceFields({ idPrefix, place, onChange, errorOf, isPositionRequired = false }: PlaceFieldsProps) {
  const t = useT('designer-studio');
  const [isLost, setLost] = useState(false);

  function handleLocate(): void {
    setLost(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onChange({ position: `${coords.latitude.toFixed(4)}, ${coords.longitude.toFixed(4)}` }),
      () => setLost(true),
      { timeout: 10_000 },
    );
  }

  return (
    <div css={styles.grid}>
      <CountrySelect
        css={styles.whole}
        id={`${idPrefix}-country`}
        label={t('place.country')}
        value={place.country}
        error={errorOf('country')}
        onChange={(country) => onChange({ country })}
      />
      <TextField
        id={`${idPrefix}-city`}
        label={t('form.in-english', { label: t('place.city') })}
        maxLength={120}
        value={place.city}
        error={errorOf('city')}
        onChange={({ currentTarget }) => onChange({ city: currentTarget.value })}
      />
      <TextField
        label={t('form.in-japanese', { label: t('place.city') })}
        lang="ja"
        optional
        maxLength={120}
        value={place.cityJp}
        onChange={({ currentTarget }) => onChange({ cityJp: currentTarget.value })}
      />
      <TextField
        id={`${idPrefix}-position`}
        label={t('place.position')}
        hint={isLost ? t('place.position.lost') : t('place.position.hint')}
        optional={!isPositionRequired}
        inputMode="text"
        autoComplete="off"
        value={place.position}
        error={errorOf('position')}
        onChange={({ currentTarget }) => onChange({ position: currentTarget.value })}
      />
      <div css={styles.locate}>
        <Button variant="secondary" onClick={handleLocate}>
          <MapPin size={16} strokeWidth={1.5} aria-hidden />
          {t('place.here')}
        </Button>
      </div>
    </div>
  );
}

const styles = {
  grid: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
  whole: css({ gridColumn: '1 / -1' }),
  locate: css({ [media.tablet]: { paddingBlockStart: '1.6rem' } }),
};
