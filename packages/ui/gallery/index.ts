// What other packages' gallery pages are made of.
export { GalleryPage } from './gallery-page.tsx';
export { Section } from './section.tsx';
