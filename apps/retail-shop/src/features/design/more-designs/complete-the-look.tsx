import { css, media } from '@orime/ui';
import { WhenNear } from '@orime/ui/data';
import { Suspense } from 'react';
import { FetchedLook } from './late-parts.ts';

type CompleteTheLookProps = { readonly designId: string };

/** What is worn with it in a look of its designer. Loads and fetches once a visitor comes near. */
export function CompleteTheLook({ designId }: CompleteTheLookProps) {
  return (
    <WhenNear css={styles.place}>
      <Suspense fallback={null}>
        <FetchedLook designId={designId} />
      </Suspense>
    </WhenNear>
  );
}

const styles = {
  // Given up when it is known that nothing comes.
  place: css({ minHeight: '58rem', [media.tablet]: { minHeight: '44rem' }, '&:has([data-nothing])': { minHeight: 0 } }),
};
