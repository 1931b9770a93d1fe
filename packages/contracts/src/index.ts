/**
 * Front door for browsers and Node: types, constant lists and pure functions without TypeBox. Runtime schemas are in
 * `@orime/contracts/schemas`, `@orime/contracts/api/*` and `@orime/contracts/events`.
 */
export { ERROR_TEXTS, errorText, isErrorCode } from './errors/error-texts.ts';
export { unansweredText } from './errors/unanswered-text.ts';
export type { ErrorCode } from './errors/error-texts.ts';
export type { ErrorBody } from './schemas/error-body.ts';

export { isEmpty } from './values/is-empty.ts';
export { buildUrl } from './values/build-url.ts';
export type { UrlParams } from './values/build-url.ts';
export { shoeSizes, toCentimetres, toFeet, toInches } from './values/body-measures.ts';
export type { LengthUnit, ShoeSizes } from './values/body-measures.ts';
export { LANGUAGES, htmlLang, isLanguage } from './values/language.ts';
export type { Language } from './values/language.ts';
export { COUNTRIES, isCountryCode } from './values/countries.ts';
export { currencyExponent, toMinor } from './values/currency.ts';
export { PRICE_BANDS, priceBandLimits } from './values/price-bands.ts';
export type { PriceBand } from './values/price-bands.ts';
export { MARKETS, currencyOf, isMarketCode } from './values/market.ts';
export type { Currency, Market, MarketCode } from './values/market.ts';
export { MEDIA_WIDTHS, mediaUrl, videoUrl } from './values/media.ts';
export { clothTileUrl, modelUrl } from './values/model-url.ts';
export { MAIL_KEY_PREFIX } from './values/mail-key.ts';
export type { MediaWidth } from './values/media.ts';
export type { FacetCount, Facets } from './schemas/facets.ts';
export type { LocalText } from './schemas/local-text.ts';
export type { ImageRef } from './schemas/image-ref.ts';
export { MAX_MESSAGE_LENGTH, SOCKET_PATH, TYPING_LASTS_MS } from './values/chat.ts';
export { BRAND } from './values/brand.ts';
export { PHRASES, cutPhrases, readPhrases, writePhrases } from './values/phrases.ts';
export { TEXT_LIMITS, plainTextOf, richTextOf, runsOf } from './values/rich-text.ts';

export { defineRoutes, isDrawnOnServer } from './remote/routes.ts';
export type { RouteAccess, RouteChrome, RouteDeclaration, RouteSection, SectionEntry, SectionRole } from './remote/routes.ts';
export { defineFragments, isLentTo } from './remote/fragments.ts';
export type { FragmentCondition, FragmentDeclaration, FragmentViewer } from './remote/fragments.ts';
export { keyOfPart } from './remote/remote-part.ts';
export type { RemotePart } from './remote/remote-part.ts';
export type { PropsOfSlot, SlotName } from './remote/slots.ts';
export type { ManifestEvents, RemoteAsset, RemoteManifest } from './remote/remote-manifest.ts';
export type {
  ChannelFile,
  ChannelSet,
  LiveRemote,
  ReleaseCause,
  ReleaseRemote,
  ReleaseSet,
  TrialFigures,
  TrialRules,
} from './remote/release-set.ts';

export { fillValue, readUrl } from './document/read-url.ts';
export type { PageMarkup, RenderRequest, ServerModule, ShellServerModule, StyleBlock } from './document/server-rendering.ts';
export { declareSlot, fragmentContext } from './document/declare-slot.ts';
export { fillTemplate } from './document/fill-template.ts';
export type { BootConfig, BootData } from './document/boot-data.ts';
export { bannerReadUrl } from './document/banner-read-url.ts';
export { isDataFile } from './document/is-data-file.ts';
export type { RouteFiles } from './document/route-files.ts';
export type { DocumentDeclaration, DocumentRead, ReadContext, SlotUse } from './document/document-declaration.ts';

export type { SessionUser, TokenClaims, UserType } from './api/people/users.ts';
export { DELIVERY } from './events/delivery.ts';
export type { Delivery } from './events/delivery.ts';
export type {
  ChatTarget,
  CartItem,
  CartLineKey,
  CartState,
  CommandMap,
  CommandType,
  EventEnvelope,
  EventMap,
  EventType,
  WholesaleCartItem,
  ClampedLine,
  WholesaleCartState,
} from './events/event-map.ts';
export { SIGNED_IN_PATHS } from './lists/signed-in-paths.ts';
