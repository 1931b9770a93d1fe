import { Color, type Camera, type Scene } from 'three';
import { buildRoom } from '../build/build-room.ts';
import type { RoomStock } from '../load-stock.ts';
import { roomLooks } from '../plan/room-look.ts';
import { moveMarks } from './move-marks.ts';
import { paintWords } from './paint-words.ts';
import { pickPiece } from './pick-piece.ts';
import { startWalk } from './walk.ts';

export type RoomSetting = {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly canvas: HTMLElement;
  /** Where arrow keys are listened to. */
  readonly keys: HTMLElement;
  readonly stock: RoomStock;
  readonly theme: 'light' | 'dark';
  readonly title: string;
  /** The numbers above the pieces. */
  readonly marks: readonly (HTMLElement | null)[];
  readonly onPick: (index: number) => void;
  /** Something has moved: it is to be drawn again. */
  readonly onMoved: () => void;
};

export type OpenRoom = {
  readonly goTo: (index: number) => void;
  /** Puts the numbers where their pieces are, after the canvas has got another size. */
  readonly refresh: () => void;
  readonly close: () => void;
};

/** Builds the room into a scene and lets the visitor walk in it. A visitor who was there before stays where they stood. */
export function openRoom({ scene, camera, canvas, keys, stock, theme, title, marks, onPick, onMoved }: RoomSetting): OpenRoom {
  const look = roomLooks[theme];
  const room = buildRoom(stock, look, paintWords(title, look.words));
  scene.background = new Color(look.wall);
  scene.fog = room.fog;
  scene.add(room.root);
  const handleMoved = (): void => {
    moveMarks(marks, room.spots, camera, canvas);
    onMoved();
  };
  const walk = startWalk({ camera, canvas, keys, spots: room.spots, onMoved: handleMoved });
  const stopPicking = pickPiece(canvas, camera, room, onPick);
  return {
    goTo: walk.goTo,
    refresh: handleMoved,
    close: () => {
      stopPicking();
      walk.stop();
      scene.remove(room.root);
      room.dispose();
    },
  };
}
