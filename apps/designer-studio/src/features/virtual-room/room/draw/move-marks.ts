import { Vector3, type Camera } from 'three';
import type { Spot } from '../plan/arrange-room.ts';
import { markOf } from '../plan/views.ts';

/** Moves the numbers above their pieces; those behind the visitor or beside the picture are not seen. */
export function moveMarks(marks: readonly (HTMLElement | null)[], spots: readonly Spot[], camera: Camera, canvas: HTMLElement): void {
  camera.updateMatrixWorld();
  spots.forEach((spot, i) => {
    const mark = marks[i];
    if (!mark) return;
    const { x, y, z } = new Vector3(...markOf(spot)).project(camera);
    const isSeen = z < 1 && Math.abs(x) < 1 && Math.abs(y) < 1;
    mark.style.visibility = isSeen ? 'visible' : 'hidden';
    if (isSeen) mark.style.transform = `translate(${((x + 1) / 2) * canvas.clientWidth}px, ${((1 - y) / 2) * canvas.clientHeight}px)`;
  });
}
