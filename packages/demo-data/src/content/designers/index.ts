import type { DesignerSource } from '../designer-source.ts';
import { designerStyles } from '../designs/index.ts';
import { africaAndCaucasus } from './africa-and-caucasus.ts';
import { americas } from './americas.ts';
import { asia } from './asia.ts';
import { europe } from './europe.ts';
import { japanEast } from './japan-east.ts';
import { japanWest } from './japan-west.ts';

const written = [...japanEast, ...japanWest, ...europe, ...africaAndCaucasus, ...asia, ...americas];
const byHandle = new Map(written.map((designer) => [designer.handle, designer]));

/** The designer with this handle. Throws on a handle nobody wrote. */
export function getDesigner(handle: string): DesignerSource {
  const designer = byHandle.get(handle);
  if (!designer) throw new Error(`no designer has the handle ${handle}`);
  return designer;
}

/** In the order of their collections: the first belongs to the designer's demo account. */
export const designers: readonly DesignerSource[] = designerStyles.map(({ designer }) => getDesigner(designer));
