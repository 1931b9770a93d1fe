import { Vector3, type Camera } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Spot } from '../plan/arrange-room.ts';
import { entranceOf, viewOf, type View } from '../plan/views.ts';

export type WalkSetting = {
  readonly camera: Camera;
  readonly canvas: HTMLElement;
  /** Where arrow keys are listened to. */
  readonly keys: HTMLElement;
  readonly spots: readonly Spot[];
  readonly onMoved: () => void;
};

export type Walk = {
  /** Glides to a piece, or is there at once where motion is unwanted. */
  readonly goTo: (index: number) => void;
  readonly stop: () => void;
};

/** What the visitor may look at: no further than the stands and no closer than the door. */
const LOW = new Vector3(-4, 0.6, -2.4);
const HIGH = new Vector3(4, 1.5, 2.4);
/** Share of the way that is left after a second of gliding. */
const LEFT_AFTER_SECOND = 0.003;
const ARRIVED = 0.004;
/** How far in front of the visitor lies what they turn around, in metres. */
const AHEAD = 2.5;

/** A visitor who turns around by dragging, walks by arrow keys or two fingers, and comes closer by wheel or pinch. */
export function startWalk({ camera, canvas, keys, spots, onMoved }: WalkSetting): Walk {
  const controls = new OrbitControls(camera, canvas);
  Object.assign(controls, {
    screenSpacePanning: false,
    keyPanSpeed: 36,
    minDistance: 1.1,
    maxDistance: 6.2,
    minPolarAngle: 0.9,
    maxPolarAngle: 1.62,
    minAzimuthAngle: -1.3,
    maxAzimuthAngle: 1.3,
  });
  controls.listenToKeyEvents(keys);
  // A finger turns sideways and scrolls the page up and down.
  canvas.style.touchAction = 'pan-y';
  // A room that is lit anew is seen from where the visitor stands; one who has not come in yet is at the origin.
  if (camera.position.lengthSq() === 0) {
    const { eye, target } = entranceOf(spots);
    camera.position.set(...eye);
    controls.target.set(...target);
  } else controls.target.copy(camera.position).addScaledVector(camera.getWorldDirection(new Vector3()), AHEAD);
  let goal: View | undefined;
  let frame = 0;
  let before = 0;

  const handleStart = (): void => {
    goal = undefined;
  };
  const handleChange = (): void => {
    const asked = controls.target.clone();
    controls.target.clamp(LOW, HIGH);
    camera.position.add(controls.target).sub(asked);
    onMoved();
  };
  const glide = (now: number): void => {
    frame = 0;
    if (!goal) return;
    const seconds = Math.min(0.1, (now - before) / 1000);
    before = now;
    const share = 1 - LEFT_AFTER_SECOND ** seconds;
    camera.position.lerp(new Vector3(...goal.eye), share);
    controls.target.lerp(new Vector3(...goal.target), share);
    if (camera.position.distanceTo(new Vector3(...goal.eye)) < ARRIVED) goal = undefined;
    else frame = requestAnimationFrame(glide);
    controls.update();
    onMoved();
  };

  controls.addEventListener('start', handleStart);
  controls.addEventListener('change', handleChange);
  keys.addEventListener('keydown', handleStart);
  controls.update();
  return {
    goTo(index) {
      const spot = spots[index];
      if (!spot) return;
      goal = viewOf(spot);
      before = performance.now();
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
        camera.position.set(...goal.eye);
        controls.target.set(...goal.target);
        goal = undefined;
        controls.update();
        onMoved();
      } else if (frame === 0) frame = requestAnimationFrame(glide);
    },
    stop() {
      cancelAnimationFrame(frame);
      keys.removeEventListener('keydown', handleStart);
      controls.dispose();
    },
  };
}
