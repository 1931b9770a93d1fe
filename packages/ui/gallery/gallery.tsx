import { lazy, Suspense } from 'react';
import { ActionSection } from './action-section.tsx';
import { DataSection } from './data-section.tsx';
import { DisplaySection } from './display-section.tsx';
import { FormSection } from './form-section.tsx';
import { GalleryPage } from './gallery-page.tsx';
import { RecordSection } from './record-section.tsx';
import { StateSection } from './state-section.tsx';
import { TypeSection } from './type-section.tsx';

// Behind doors of their own, as on the site.
const GridSection = lazy(() => import('./grid-section.tsx'));
const ChartSection = lazy(() => import('./chart-section.tsx'));

/** Everything the design system has, on one page. */
export function Gallery() {
  return (
    <GalleryPage title={{ en: 'Clothes with a quiet fold.', jp: '折目のある、静かな服。' }}>
      <TypeSection />
      <ActionSection />
      <FormSection />
      <DisplaySection />
      <DataSection />
      <RecordSection />
      <Suspense>
        <GridSection />
      </Suspense>
      <Suspense>
        <ChartSection />
      </Suspense>
      <StateSection />
    </GalleryPage>
  );
}
