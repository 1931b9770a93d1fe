import type { Currency, LocalText } from '@orime/contracts';
import type { Picture } from '@orime/forms/files';
import type { ChartDraft } from './chart-draft.ts';

export const CURRENCIES = ['USD', 'JPY', 'EUR'] as const satisfies readonly Currency[];

export type MaterialDraft = { readonly fibre: string; readonly percent: string };
export type SizeDraft = {
  readonly size: string;
  readonly mode: 'stock' | 'made_to_order';
  readonly onHand: string;
  readonly leadDays: string;
};
export type PieceDraft = { readonly size: string; readonly serial: string; readonly condition: LocalText };
/** Names and units per size, as they are typed. */
export type PrepackDraft = { readonly name: LocalText; readonly units: Readonly<Record<string, string>> };
export type Amounts = Readonly<Record<Currency, string>>;

/** Files of a film and of the picture that stands for it. */
export type VideoDraft = { readonly id: string; readonly posterId: string };

/** What a designer types about one design; numbers as they are typed. */
export type DesignDraft = {
  readonly images: readonly Picture[];
  readonly video: VideoDraft | null;
  readonly name: string;
  readonly nameJp: string;
  readonly description: LocalText;
  readonly category: string;
  readonly gender: 'women' | 'men' | 'unisex';
  readonly colour: string;
  readonly season: string;
  readonly tags: string;
  readonly materials: readonly MaterialDraft[];
  readonly care: readonly string[];
  readonly countryOrigin: string;
  readonly weight: string;
  /** Slug of another colour of the style; empty for a style of its own. */
  readonly styleOf: string;
  readonly producerId: string;
  readonly hsCode: string;
  readonly sizes: readonly SizeDraft[];
  readonly pieces: readonly PieceDraft[];
  /** Null: the chart of its category. */
  readonly sizeChart: ChartDraft | null;
  readonly retail: Amounts;
  readonly wholesale: Amounts;
  readonly moq: string;
  readonly multiple: string;
  readonly prepacks: readonly PrepackDraft[];
  readonly hidden: boolean;
};

export type DesignField = keyof DesignDraft;

const noAmounts: Amounts = { USD: '', JPY: '', EUR: '' };

export const emptyDesign: DesignDraft = {
  images: [],
  video: null,
  name: '',
  nameJp: '',
  description: { en: '', jp: '' },
  category: '',
  gender: 'women',
  colour: '',
  season: '',
  tags: '',
  materials: [{ fibre: '', percent: '100' }],
  care: [],
  countryOrigin: '',
  weight: '',
  styleOf: '',
  producerId: '',
  hsCode: '',
  sizes: [],
  pieces: [],
  sizeChart: null,
  retail: noAmounts,
  wholesale: noAmounts,
  moq: '',
  multiple: '',
  prepacks: [],
  hidden: false,
};

/** Sum of the shares in percent; NaN while one is not a number. */
export function percentSum(materials: readonly MaterialDraft[]): number {
  return materials.reduce((sum, { percent }) => sum + (percent.trim() === '' ? Number.NaN : Number(percent)), 0);
}
