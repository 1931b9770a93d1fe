export { DesignDetails } from './design-details.tsx';
export { DesignSkeleton } from './design-skeleton.tsx';
export { Gallery } from './gallery.tsx';
export { ProvenanceStrip } from './provenance-strip.tsx';
export { RelatedDesigns } from './related-designs.tsx';
export { SizeGuideButton } from './size-guide/size-guide-button.tsx';
