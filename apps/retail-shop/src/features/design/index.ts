export { DesignDetails } from './design-details.tsx';
export { DesignSkeleton } from './design-skeleton.tsx';
export { ProvenanceStrip } from './provenance-strip.tsx';
export { RelatedDesigns } from './more-designs/related-designs.tsx';
export { SizeGuideButton } from './size-guide/size-guide-button.tsx';
export { Gallery } from './stage/gallery.tsx';
export { usePhotoZoom } from './stage/use-photo-zoom.tsx';
