import { useTheme } from '@orime/platform';
import { loadJapaneseFont } from '@orime/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { changeObjects } from '../document/change-document.ts';
import { makeStroke } from '../document/make-object.ts';
import type { ObjectChange } from '../document/object-types.ts';
import { addStroke, changeDocument, readStudio, select, useStudioStore } from '../studio.store.ts';
import type { PenMark } from './backdrop.ts';
import { areaViewOf } from './scene-of.ts';
import type { Stage, StageScene } from './stage.ts';

export type StageStatus = 'loading' | 'ready' | 'failed';

/** The canvas as a view of the store: loaded after the first paint, told of every change, and reporting what a pointer did. */
export function useStage(
  element: RefObject<HTMLCanvasElement | null>,
  room: RefObject<HTMLElement | null>,
  pen: PenMark | undefined,
  onFull: () => void,
) {
  const theme = useTheme();
  const stage = useRef<Stage | undefined>(undefined);
  const [status, setStatus] = useState<StageStatus>('loading');
  const [zoom, setZoom] = useState(1);

  const sceneNow = useEffectEvent((): StageScene | undefined => {
    const { history, area: key, selection, tool, ink, brushMm, isSnapping } = readStudio();
    const area = history.present.areas.find((each) => each.key === key);
    const around = room.current;
    if (area === undefined || around === null) return undefined;
    const style = getComputedStyle(around);
    return {
      area,
      backdrop: { view: viewFor(history.present, key), colour: history.present.colour },
      selection,
      tool,
      brush: { colour: ink, mm: brushMm },
      isSnapping,
      pen,
      colours: {
        line: style.getPropertyValue('--stage-line'),
        accent: style.getPropertyValue('--stage-accent'),
        page: style.getPropertyValue('--stage-page'),
      },
    };
  });
  const show = useEffectEvent(() => {
    const scene = sceneNow();
    if (scene) stage.current?.show(scene);
  });
  const follow = useEffectEvent((_pen: PenMark | undefined, _theme: string) => show());
  const handleStroke = useEffectEvent((points: readonly (readonly [number, number])[]) => {
    const { ink, brushMm } = readStudio();
    if (!addStroke(makeStroke(points, ink, brushMm))) onFull();
  });

  // Synchronises the drawing library with the canvas being there; the library is loaded here and nowhere earlier.
  useEffect(() => {
    let isGone = false;
    let stop = (): void => undefined;
    // Japanese may be written on a garment in any language of the page; its slices come as they are drawn.
    loadJapaneseFont().catch(() => undefined);
    import('./stage.ts')
      .then(({ createStage }) => {
        const [canvas, around] = [element.current, room.current];
        if (isGone || canvas === null || around === null) return;
        const made = createStage(canvas, {
          onSelect: select,
          onChange: applyChanges,
          onStroke: handleStroke,
          onZoom: setZoom,
        });
        stage.current = made;
        const sizes = new ResizeObserver(() => made.resize(around.clientWidth, around.clientHeight));
        sizes.observe(around);
        made.resize(around.clientWidth, around.clientHeight);
        const unsubscribe = useStudioStore.subscribe(show);
        const redraw = (): void => made.redraw();
        // A letter's font is fetched when it is first drawn.
        document.fonts.addEventListener('loadingdone', redraw);
        show();
        setStatus('ready');
        stop = () => {
          sizes.disconnect();
          unsubscribe();
          document.fonts.removeEventListener('loadingdone', redraw);
          stage.current = undefined;
          void made.dispose();
        };
      })
      .catch(() => setStatus('failed'));
    return () => {
      isGone = true;
      stop();
    };
  }, [element, room]);

  // Follows what lies outside the store: the pen that keys move, and the colours of the theme.
  useEffect(() => follow(pen, theme), [pen, theme]);

  return { stage, status, zoom };
}

function applyChanges(changes: ReadonlyMap<string, ObjectChange>): void {
  changeDocument((document) => [...changes].reduce((done, [id, change]) => changeObjects(done, new Set([id]), () => change), document));
}

let lastView: { readonly of: unknown; readonly key: string; readonly view: StageScene['backdrop']['view'] } | undefined;

/** One identity for one view, as long as blank and area stay. */
function viewFor(document: Parameters<typeof areaViewOf>[0], key: string): StageScene['backdrop']['view'] {
  const of = `${document.blank} ${document.areas.length}`;
  if (lastView?.of === of && lastView.key === key) return lastView.view;
  lastView = { of, key, view: areaViewOf(document, key) };
  return lastView.view;
}
