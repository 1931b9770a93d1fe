import { OwnGarments } from './own-garments.tsx';

/** One's own drawings, on a page of another remote. */
export default function StudioGarmentsFragment() {
  return <OwnGarments />;
}
