import type { StudioArea, StudioDocument, StudioObject } from '@orime/contracts/api/catalogue/studio-document';
import { create } from '@orime/platform';
import { addObjects, changeObjects, hasRoom, objectsOf, withGroups } from './document/change-document.ts';
import { record, redo, startHistory, undo, type History } from './document/history.ts';
import { newDocument } from './document/new-document.ts';
import type { ObjectChange } from './document/object-types.ts';

export type Tool = 'select' | 'brush' | 'pan';

type StudioState = {
  readonly history: History<StudioDocument>;
  readonly area: string;
  readonly selection: ReadonlySet<string>;
  readonly tool: Tool;
  readonly ink: string;
  readonly brushMm: number;
  readonly isSnapping: boolean;
};

function fresh(): StudioState {
  const document = newDocument('tee');
  return {
    history: startHistory(document),
    area: document.areas[0]?.key ?? 'front',
    selection: new Set(),
    tool: 'select',
    ink: '#26262b',
    brushMm: 3,
    isSnapping: true,
  };
}

export const useStudioStore = create<StudioState>()(fresh);

export const readStudio = (): StudioState => useStudioStore.getState();
export const resetStudio = (): void => useStudioStore.setState(fresh());

/** Another document, with a past of its own. */
export function openDocument(document: StudioDocument): void {
  useStudioStore.setState({ history: startHistory(document), area: document.areas[0]?.key ?? 'front', selection: new Set() });
}

/** A change that can be taken back. Changes with the same `mark`, one after the other, are taken back together. */
export function changeDocument(change: (document: StudioDocument) => StudioDocument, mark?: string): void {
  useStudioStore.setState(({ history, ...rest }) => ({ ...rest, history: record(history, change(history.present), mark) }));
  keepReal();
}

export function changeSelected(change: (object: StudioObject) => ObjectChange, mark?: string): void {
  const { selection } = readStudio();
  changeDocument((document) => changeObjects(document, selection, change), mark);
}

/** Puts objects into the open area and chooses them. Answers whether there was room. */
export function addToArea(make: (area: StudioArea) => StudioObject): boolean {
  const { history, area } = readStudio();
  const into = history.present.areas.find(({ key }) => key === area);
  if (into === undefined || !hasRoom(history.present)) return false;
  const object = make(into);
  changeDocument((document) => addObjects(document, area, [object]));
  useStudioStore.setState({ selection: new Set([object.id]), tool: 'select' });
  return true;
}

/** Puts a drawn line into the open area; the brush stays in the hand. */
export function addStroke(object: StudioObject): boolean {
  const { history, area } = readStudio();
  if (!hasRoom(history.present)) return false;
  changeDocument((document) => addObjects(document, area, [object]));
  return true;
}

export function undoStep(): void {
  useStudioStore.setState(({ history }) => ({ history: undo(history) }));
  keepReal();
}

export function redoStep(): void {
  useStudioStore.setState(({ history }) => ({ history: redo(history) }));
  keepReal();
}

export function openArea(area: string): void {
  useStudioStore.setState({ area, selection: new Set() });
}

/** Chooses objects and what is grouped with them. */
export function select(ids: Iterable<string>): void {
  const { history, area, selection } = readStudio();
  const next = withGroups(objectsOf(history.present, area), new Set(ids));
  if (next.size === selection.size && [...next].every((id) => selection.has(id))) return;
  useStudioStore.setState({ selection: next });
}

export function takeTool(tool: Tool): void {
  useStudioStore.setState((state) => ({ tool, selection: tool === 'select' ? state.selection : new Set() }));
}

/** A picture got another address: everywhere, so that no step back brings the old one. */
export function replaceSource(from: string, to: string): void {
  useStudioStore.setState(({ history }) => ({
    history: {
      ...history,
      past: history.past.map((document) => withSource(document, from, to)),
      present: withSource(history.present, from, to),
      future: history.future.map((document) => withSource(document, from, to)),
    },
  }));
}

export function withSource(document: StudioDocument, from: string, to: string): StudioDocument {
  const ids = new Set(
    document.areas.flatMap(({ objects }) => objects.flatMap((each) => (each.kind === 'image' && each.source === from ? [each.id] : []))),
  );
  return ids.size === 0 ? document : changeObjects(document, ids, () => ({ source: to }));
}

/** Area and selection name what exists, also after a step back. */
function keepReal(): void {
  const { history, area, selection } = readStudio();
  const { areas } = history.present;
  const open = areas.some(({ key }) => key === area) ? area : (areas[0]?.key ?? area);
  const known = new Set(objectsOf(history.present, open).map(({ id }) => id));
  const kept = [...selection].filter((id) => known.has(id));
  if (open !== area || kept.length !== selection.size) useStudioStore.setState({ area: open, selection: new Set(kept) });
}
