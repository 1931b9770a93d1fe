import { geoGraticule10, geoPath, type GeoProjection } from 'd3-geo';
import type { Arc, MapScene } from './draw-map.ts';
import type { Size } from './make-projection.ts';
import type { MapPalette } from './map-palette.ts';
import { toSphereArcs, toSphereLines, type SphereLines } from './sphere-lines.ts';
import { traceLines, traceRings, turnGlobe, type TurnedGlobe } from './trace-globe.ts';

type Ground = Pick<MapScene, 'projection' | 'viewport' | 'outlines' | 'arcs' | 'selectedId'>;

const GRATICULE = geoGraticule10();

/** Sea, land, borders and arcs. The globe is drawn from prepared vectors, as it turns; the flat map by its projection. */
export function drawGround(
  context: CanvasRenderingContext2D,
  size: Size,
  palette: MapPalette,
  scene: Ground,
  project: GeoProjection,
): void {
  // Names are written with round joins. Thin lines of thousands of points look the same without, and are painted in a fraction of the time.
  context.lineJoin = 'bevel';
  if (scene.projection === 'globe') drawGlobe(context, palette, scene, turnGlobe(scene.viewport, size, project.scale()));
  else drawFlat(context, palette, scene, project);
  context.globalAlpha = 1;
}

function drawGlobe(
  context: CanvasRenderingContext2D,
  palette: MapPalette,
  { outlines, arcs, selectedId }: Ground,
  globe: TurnedGlobe,
): void {
  context.beginPath();
  context.arc(globe.x, globe.y, globe.radius, 0, Math.PI * 2);
  context.fillStyle = palette.sea;
  context.fill();
  stroke(context, palette.line, 0.5, () => traceLines(context, graticule(), globe));
  if (outlines !== undefined) {
    const { rings, borders } = outlines.sphere;
    context.beginPath();
    traceRings(context, rings, globe);
    context.fillStyle = palette.land;
    context.fill('evenodd');
    stroke(context, palette.coast, 0.8, () => traceLines(context, rings, globe));
    stroke(context, palette.line, 0.6, () => traceLines(context, borders, globe));
  }
  const lines = arcLines(arcs);
  strokeArcs(context, palette, arcs, selectedId, (isWanted) => traceLines(context, lines, globe, (line) => isWanted(arcs[line])));
}

function drawFlat(
  context: CanvasRenderingContext2D,
  palette: MapPalette,
  { outlines, arcs, selectedId }: Ground,
  project: GeoProjection,
): void {
  const path = geoPath(project, context);
  const precision = project.precision();
  context.beginPath();
  path({ type: 'Sphere' });
  context.fillStyle = palette.sea;
  context.fill();
  stroke(context, palette.line, 0.5, () => path(GRATICULE));
  if (outlines !== undefined) {
    // Outlines have points enough: more in between would cost most of the frame.
    project.precision(0);
    context.beginPath();
    path(outlines.land);
    context.fillStyle = palette.land;
    context.fill();
    context.strokeStyle = palette.coast;
    context.lineWidth = 0.8;
    context.stroke();
    stroke(context, palette.line, 0.6, () => path(outlines.borders));
    project.precision(precision);
  }
  strokeArcs(context, palette, arcs, selectedId, (isWanted) =>
    path({
      type: 'MultiLineString',
      coordinates: arcs.filter(isWanted).map(({ from, to }) => [
        [from.lon, from.lat],
        [to.lon, to.lat],
      ]),
    }),
  );
}

/** Those of the selected place stand out among the others. Each kind is one line for the canvas. */
function strokeArcs(
  context: CanvasRenderingContext2D,
  palette: MapPalette,
  arcs: readonly Arc[],
  selectedId: string | null,
  trace: (isWanted: (arc: Arc | undefined) => boolean) => void,
): void {
  if (arcs.length === 0) return;
  const isSelected = (arc: Arc | undefined) => selectedId !== null && (arc?.from.id === selectedId || arc?.to.id === selectedId);
  context.globalAlpha = 0.3;
  stroke(context, palette.arc, 0.8, () => trace((arc) => !isSelected(arc)));
  if (!arcs.some(isSelected)) return;
  context.globalAlpha = 0.95;
  stroke(context, palette.arc, 1.6, () => trace(isSelected));
}

function stroke(context: CanvasRenderingContext2D, style: string, width: number, trace: () => void): void {
  context.beginPath();
  trace();
  context.strokeStyle = style;
  context.lineWidth = width;
  context.stroke();
}

let graticuleLines: SphereLines | undefined;

function graticule(): SphereLines {
  graticuleLines ??= toSphereLines(GRATICULE.coordinates);
  return graticuleLines;
}

const linesOfArcs = new WeakMap<readonly Arc[], SphereLines>();

function arcLines(arcs: readonly Arc[]): SphereLines {
  const lines =
    linesOfArcs.get(arcs) ??
    toSphereArcs(
      arcs.map(
        ({ from, to }) =>
          [
            [from.lon, from.lat],
            [to.lon, to.lat],
          ] as const,
      ),
    );
  linesOfArcs.set(arcs, lines);
  return lines;
}
