import { ComboboxField, emptyPlace, NumberField, PlaceFields, readPosition } from '@orime/forms';
import { useFormat, useQuery, useT, useText } from '@orime/platform';
import { Button, css, space, Text } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import type { Words } from '../words.ts';
import { citiesOf, keyOfCity, knownPlacesQuery } from './known-places.api.ts';
import { placeDraftOf, writtenPlaceOf, type PlaceDraft } from './place-draft.ts';

export type PlaceSectionProps = { readonly words: Words; readonly onChange: (part: Partial<Words>) => void };

/** The stops of a journey are in the order of their numbers. */
const JOURNEY_TAG = 'what-a-trip';

const PointMap = lazy(async () => ({ default: (await import('../../point-map/index.ts')).PointMap }));

/** Where the story is set. What is half written is not saved, and says so. */
export function PlaceSection({ words, onChange }: PlaceSectionProps) {
  const t = useT('magazine');
  const [draft, setDraft] = useState(() => placeDraftOf(words.place));
  const change = (next: PlaceDraft): void => {
    setDraft(next);
    const place = writtenPlaceOf(next);
    if (place !== undefined) onChange({ place });
  };
  const { place, number } = draft;
  const point = readPosition(place.position);
  const isEmpty = place === emptyPlace;
  const isWrong = place.position.trim() !== '' && point === undefined;
  return (
    <fieldset css={styles.root}>
      <legend>{t('editor.place')}</legend>
      <Text size="sm" tone="muted">
        {t('editor.place.hint')}
      </Text>
      <KnownPlace place={place} onChoose={(found) => change({ ...draft, place: found })} />
      <PlaceFields
        id="story-place"
        value={place}
        errorOf={(part) => (part === 'position' && isWrong ? t('editor.place.position-wrong') : undefined)}
        onChange={(next) => change({ ...draft, place: next })}
      />
      {(words.tags.includes(JOURNEY_TAG) || number !== null) && (
        <NumberField
          label={t('editor.place.number')}
          hint={t('editor.place.number.hint')}
          optional
          value={number}
          onChange={(next) => change({ ...draft, number: next })}
        />
      )}
      {point !== undefined && (
        <div css={styles.map}>
          <Suspense fallback={null}>
            <PointMap position={point} />
          </Suspense>
        </div>
      )}
      <Text size="sm" tone="muted" role="status">
        {writtenPlaceOf(draft) === undefined ? t('editor.place.unfinished') : ''}
      </Text>
      {!isEmpty && (
        <div>
          <Button variant="ghost" onClick={() => change(placeDraftOf(null))}>
            {t('editor.place.remove')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

type KnownPlaceProps = { readonly place: PlaceDraft['place']; readonly onChoose: (place: PlaceDraft['place']) => void };

/** A city that somebody on the map is in: all of it in one step. */
function KnownPlace({ place, onChoose }: KnownPlaceProps) {
  const t = useT('magazine');
  const text = useText();
  const format = useFormat();
  const { data } = useQuery(knownPlacesQuery());
  if (data === undefined) return null;
  const cities = citiesOf(data);
  const chosen = keyOfCity({ country: place.country, city: place.city });
  const options = [...cities]
    .map(([id, { city, cityJp = '', country }]) => {
      const name = text({ en: city, jp: cityJp });
      return { id, label: t('trip.place', { place: name, country: format.country(country) }) };
    })
    .toSorted((one, other) => format.compare(one.label, other.label));
  const handleChange = (id: string | null): void => {
    const found = id === null ? undefined : cities.get(id);
    if (found === undefined) return;
    const { city, cityJp = '', country, lat, lon } = found;
    onChoose({ city, cityJp, country, position: `${lat}, ${lon}` });
  };
  return (
    <ComboboxField
      id="story-place-known"
      label={t('editor.place.known')}
      hint={t('editor.place.known.hint')}
      options={options}
      value={cities.has(chosen) ? chosen : null}
      onChange={handleChange}
    />
  );
}

const styles = {
  root: css({
    border: 0,
    padding: 0,
    margin: 0,
    minWidth: 0,
    display: 'grid',
    gap: space[4],
    '& > legend': { fontWeight: 500, padding: 0, marginBlockEnd: space[3] },
  }),
  map: css({ height: '10rem' }),
};
