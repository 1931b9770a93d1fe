import type {
  ArticleRow,
  BannerItemRow,
  BrandTermsRow,
  CategoryRow,
  DeliveryWindowRow,
  DesignImageRow,
  DesignRow,
  LookbookRow,
  MeasureRow,
  PieceRow,
  PrepackRow,
  PriceHistoryRow,
  PriceRow,
  SizeChartRow,
  StockRow,
  VariantRow,
  WholesaleRuleRow,
} from './catalogue-rows.ts';
import type { ChannelRow } from './conversation-rows.ts';
import type { EventRow } from './events.ts';
import type { ApplicationRow, ContactRow, ReportRow, SubscriberRow } from './intake.ts';
import type { ModelRow } from './models.ts';
import type { OrderGroupRow, OrderRow, PromoCodeRow, PromoterRow } from './order-rows.ts';
import type {
  AddressRow,
  BuyerRow,
  CompanyMemberRow,
  ConsumerRow,
  FollowRow,
  LikeRow,
  ProducerRow,
  ProfileRow,
  StockistRow,
  UserRow,
} from './people-rows.ts';
import type { BugRow, CastingRow, FrontEndErrorRow } from './staff-desk.ts';

/** The seed of the marketplace that ships; another one gives other prices, stock and orders around the same words. */
export const demoSeed = 'orime';

export type MarketplaceOptions = {
  /** Same seed, same ids and same choices. */
  readonly seed: string;
  /** Every date is relative to this instant. */
  readonly now: Date;
};

/** The whole demo marketplace as plain rows; parents come before the rows that refer to them. */
export type Marketplace = {
  readonly users: readonly UserRow[];
  readonly profiles: readonly ProfileRow[];
  readonly producers: readonly ProducerRow[];
  readonly buyers: readonly BuyerRow[];
  readonly companyMembers: readonly CompanyMemberRow[];
  readonly consumers: readonly ConsumerRow[];
  readonly addresses: readonly AddressRow[];
  readonly stockists: readonly StockistRow[];
  readonly categories: readonly CategoryRow[];
  readonly measures: readonly MeasureRow[];
  readonly sizeCharts: readonly SizeChartRow[];
  readonly designs: readonly DesignRow[];
  readonly designImages: readonly DesignImageRow[];
  readonly variants: readonly VariantRow[];
  readonly pieces: readonly PieceRow[];
  readonly prices: readonly PriceRow[];
  readonly priceHistory: readonly PriceHistoryRow[];
  readonly stock: readonly StockRow[];
  readonly wholesaleRules: readonly WholesaleRuleRow[];
  readonly prepacks: readonly PrepackRow[];
  readonly brandTerms: readonly BrandTermsRow[];
  readonly deliveryWindows: readonly DeliveryWindowRow[];
  readonly lookbooks: readonly LookbookRow[];
  readonly articles: readonly ArticleRow[];
  readonly bannerItems: readonly BannerItemRow[];
  readonly applications: readonly ApplicationRow[];
  readonly reports: readonly ReportRow[];
  readonly events: readonly EventRow[];
  readonly contactMessages: readonly ContactRow[];
  readonly subscribers: readonly SubscriberRow[];
  readonly models: readonly ModelRow[];
  readonly castings: readonly CastingRow[];
  readonly frontEndErrors: readonly FrontEndErrorRow[];
  readonly bugs: readonly BugRow[];
  readonly promoCodes: readonly PromoCodeRow[];
  readonly promoters: readonly PromoterRow[];
  readonly orderGroups: readonly OrderGroupRow[];
  readonly orders: readonly OrderRow[];
  readonly channels: readonly ChannelRow[];
  readonly follows: readonly FollowRow[];
  readonly likes: readonly LikeRow[];
};
