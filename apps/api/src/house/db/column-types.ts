import type { WholesaleTerms } from '@orime/commerce';
import type { LocalText } from '@orime/contracts';
import type { ApplicationInput } from '@orime/contracts/api/people/application';
import type { ColumnType } from 'kysely';

/** `jsonb`: read as parsed, written as JSON text. */
export type JsonOf<Value> = ColumnType<Value, string, string>;
/** A `jsonb` with a default. */
export type DefaultedJsonOf<Value> = ColumnType<Value, string | undefined, string>;
/** A nullable `jsonb`. */
export type NullableJsonOf<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

export type ApplicationFields = Pick<ApplicationInput, 'website' | 'instagram' | 'yearFounded' | 'priceRange' | 'statement' | 'heard'>;

/** What is said about an article beside its words. */
export interface ArticleAbout {
  readonly slug: string;
  readonly section: string;
  readonly tags: readonly string[];
  readonly coverFileId: string | null;
  readonly coverAlt: { readonly en: string; readonly jp: string };
  /** Absent in revisions from before there was one. */
  readonly coverFocal?: FocalPointRow | null;
  readonly seo?: ArticleSeo;
  /** Absent in revisions from before there was one; null is no place of its own. */
  readonly place?: ArticlePlaceRow | null;
}

/** Where a story is set, and its number among the stops of a journey. */
export interface ArticlePlaceRow {
  readonly name: LocalText;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly position: number | null;
}

/** For search engines and shared links; empty texts are title and dek. */
export interface ArticleSeo {
  readonly title: LocalText;
  readonly description: LocalText;
}

export interface Certification {
  readonly name: string;
  readonly no: string;
  readonly expiresAt: string;
}

export type Day = ColumnType<Date | null, string | null | undefined, string | null>;

/** 0 to 1 from the left and from the top. */
export interface FocalPointRow {
  readonly x: number;
  readonly y: number;
}

export interface HotspotRow {
  readonly x: number;
  readonly y: number;
  readonly designId: string;
}

export type InvoiceKind = 'retail' | 'wholesale' | 'commission' | 'credit_note';

export type InvoiceRefundStatus = 'open' | 'paid' | 'applied';

export type InvoiceStatus = 'issued' | 'partially_paid' | 'paid' | 'overdue' | 'void';

export interface MaterialShare {
  readonly fibre: string;
  readonly percent: number;
}

export type PaymentSessionStatus = 'open' | 'requires_action' | 'processing' | 'authorised' | 'declined' | 'voided' | 'expired';

export interface PolicySection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export interface ProfileLink {
  readonly kind?: string;
  readonly label: LocalText | string;
  readonly href: string;
}

export interface ProgrammeRow {
  readonly at: string;
  readonly text: { readonly en: string; readonly jp: string };
}

export type ShippingChoices = Readonly<Record<string, 'standard' | 'express'>>;

export interface SizeChartRow {
  readonly size: string;
  readonly measuresMm: Readonly<Record<string, number>>;
}

export type SizeQuantities = Readonly<Record<string, number>>;

export type StoredSizes = Readonly<Record<string, number>>;

/** What a buyer agreed to, as the order keeps it while a change waits for acceptance. */
export interface StoredTerms {
  readonly lines: readonly {
    readonly designId: string;
    readonly name: string;
    readonly nameJp: string;
    readonly colour: LocalText;
    readonly sizeQuantities: StoredSizes;
    readonly unitPriceMinor: number;
  }[];
  readonly window: LocalText | null;
  readonly startShip: string;
  readonly cancelAfter: string;
  readonly terms: WholesaleTerms;
  readonly shippingMinor: number;
  readonly totalMinor: number;
}
