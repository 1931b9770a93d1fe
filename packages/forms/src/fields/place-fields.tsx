import { Button, css, media, space, TextField } from '@orime/ui';
import { MapPin } from '@orime/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { CountrySelect } from './country-select.tsx';
import { useFieldText } from './field-texts.ts';

export type Place = { readonly country: string; readonly city: string; readonly cityJp: string; readonly position: string };
export const emptyPlace: Place = { country: '', city: '', cityJp: '', position: '' };

export type PlaceFieldsProps = {
  /** Its parts are `{id}-country` and so on. */
  readonly id: string;
  readonly value: Place;
  readonly onChange: (value: Place) => void;
  readonly errorOf?: (part: keyof Place) => string | undefined;
  /** Only where the API needs it. */
  readonly isPositionRequired?: boolean;
};

/** Country, city and the point on the world map. */
export function PlaceFields({ id, value, onChange, errorOf, isPositionRequired = false }: PlaceFieldsProps) {
  const t = useFieldText();
  const [isLost, setLost] = useState(false);
  // A position is found seconds later, when the other parts may have been typed.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const locate = () => {
    setLost(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onChange({ ...latest.current, position: `${coords.latitude.toFixed(4)}, ${coords.longitude.toFixed(4)}` }),
      () => setLost(true),
      { timeout: 10_000 },
    );
  };
  return (
    <div css={styles.grid}>
      <CountrySelect
        css={styles.whole}
        id={`${id}-country`}
        label={t('address.country')}
        value={value.country}
        error={errorOf?.('country')}
        onChange={(country) => onChange({ ...value, country })}
      />
      <TextField
        id={`${id}-city`}
        label={t('in-english', { label: t('place.city') })}
        maxLength={120}
        value={value.city}
        error={errorOf?.('city')}
        onChange={({ currentTarget }) => onChange({ ...value, city: currentTarget.value })}
      />
      <TextField
        label={t('in-japanese', { label: t('place.city') })}
        lang="ja"
        optional
        maxLength={120}
        value={value.cityJp}
        onChange={({ currentTarget }) => onChange({ ...value, cityJp: currentTarget.value })}
      />
      <TextField
        id={`${id}-position`}
        label={t('place.position')}
        hint={isLost ? t('place.position.lost') : t('place.position.hint')}
        optional={!isPositionRequired}
        inputMode="text"
        autoComplete="off"
        value={value.position}
        error={errorOf?.('position')}
        onChange={({ currentTarget }) => onChange({ ...value, position: currentTarget.value })}
      />
      <div css={styles.locate}>
        <Button variant="secondary" onClick={locate}>
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
