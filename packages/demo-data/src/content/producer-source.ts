import type { ColourKey } from '../vocabulary/colours.ts';
import type { FabricKey } from '../vocabulary/fabrics.ts';
import type { LocalText } from '../vocabulary/local-text.ts';
import type { PrintKey } from '../vocabulary/prints.ts';
import type { ProducerSlug } from './producers/slugs.ts';

export type ProducerSource = {
  readonly slug: ProducerSlug;
  readonly name: string;
  readonly nameJp: string;
  readonly country: string;
  readonly city: LocalText;
  readonly lat: number;
  readonly lon: number;
  readonly founded: number;
  readonly capabilities: readonly LocalText[];
  readonly machines: readonly LocalText[];
  /** Pieces, not metres. */
  readonly moq: number;
  readonly leadTimeDays: number;
  readonly certifications: readonly string[];
  /** ISO 639-1 codes. */
  readonly languages: readonly string[];
  readonly cover: { readonly fabric: FabricKey; readonly palette: readonly ColourKey[]; readonly print?: PrintKey };
  readonly bio: LocalText;
};
