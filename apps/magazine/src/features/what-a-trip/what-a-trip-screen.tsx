import { useT } from '@orime/platform';
import { CollectionFrame } from '../reading/index.ts';
import { listStops } from './trip-stops.ts';
import { Trip } from './trip.tsx';
import { TRIP_READ } from './what-a-trip-reads.ts';

/** Stories from workshops as a journey over a map. */
export default function WhatATripScreen() {
  const t = useT('magazine');
  return (
    <CollectionFrame read={TRIP_READ} empty={{ title: t('trip.empty.title'), text: t('trip.empty.text') }}>
      {(chapters) => <Trip stops={listStops(chapters)} />}
    </CollectionFrame>
  );
}
