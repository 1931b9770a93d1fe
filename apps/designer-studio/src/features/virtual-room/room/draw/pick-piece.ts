import { Raycaster, Vector2, Vector3, type Camera } from 'three';
import type { BuiltRoom } from '../build/build-room.ts';
import { markOf } from '../plan/views.ts';

/** A press that moves further turns the room instead. */
const MOST_MOVED_PX = 6;
/** A number is pressed within half of 44 px. */
const NEAR_MARK_PX = 22;

/** Listens for presses on garments and on the numbers above them. Gives back how to end it. */
export function pickPiece(canvas: HTMLElement, camera: Camera, { spots, shown }: BuiltRoom, onPick: (index: number) => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  let down = new Vector2();
  canvas.addEventListener('pointerdown', ({ offsetX, offsetY }) => (down = new Vector2(offsetX, offsetY)), { signal });
  canvas.addEventListener(
    'pointerup',
    ({ offsetX, offsetY }) => {
      const at = new Vector2(offsetX, offsetY);
      if (at.distanceTo(down) > MOST_MOVED_PX) return;
      const index = findMark(at) ?? findGarment(at);
      if (index !== undefined) onPick(index);
    },
    { signal },
  );
  return () => over.abort();

  function findMark(at: Vector2): number | undefined {
    const distances = spots.map((spot) => {
      const { x, y, z } = new Vector3(...markOf(spot)).project(camera);
      const place = new Vector2(((x + 1) / 2) * canvas.clientWidth, ((1 - y) / 2) * canvas.clientHeight);
      return z < 1 ? place.distanceTo(at) : Infinity;
    });
    const nearest = Math.min(...distances);
    return nearest <= NEAR_MARK_PX ? distances.indexOf(nearest) : undefined;
  }

  function findGarment(at: Vector2): number | undefined {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2((at.x / canvas.clientWidth) * 2 - 1, 1 - (at.y / canvas.clientHeight) * 2), camera);
    const [hit] = ray.intersectObjects([...shown], false);
    const index = hit ? shown.indexOf(hit.object) : -1;
    return index < 0 ? undefined : index;
  }
}
