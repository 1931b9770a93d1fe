export { CollectionFrame } from './collection-frame.tsx';
export { PartLink } from './part-link.tsx';
export { plainText } from './plain-text.ts';
export { useFreshStart } from './use-fresh-start.ts';
export { setMark, useMarks } from './use-marks.ts';
