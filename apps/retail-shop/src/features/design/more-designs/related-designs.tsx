import { css, media } from '@orime/ui';
import { WhenNear } from '@orime/ui/data';
import { Suspense } from 'react';
import { FetchedDesigns } from './late-parts.ts';

type RelatedDesignsProps = { readonly designId: string };

/** What goes with it. Loads and fetches once a visitor comes near: it is the last of the page, and the HTTP client is loaded for it. */
export function RelatedDesigns({ designId }: RelatedDesignsProps) {
  return (
    <WhenNear css={styles.place}>
      <Suspense fallback={null}>
        <FetchedDesigns designId={designId} />
      </Suspense>
    </WhenNear>
  );
}

const styles = {
  // About two rows on a phone, one elsewhere; given up when it is known that nothing comes.
  place: css({ minHeight: '44rem', [media.tablet]: { minHeight: '34rem' }, '&:has([data-nothing])': { minHeight: 0 } }),
};
