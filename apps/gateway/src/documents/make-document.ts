import { readUrl, type BootData } from '@orime/contracts';
import type { Override } from '@orime/federation/registry';
import type { GatewayConfig } from '../config.ts';
import type { LiveSet } from '../releases/live-set.ts';
import { matchRoute, type RouteMatch } from '../releases/route-table.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import type { AnswerSource } from './api-reader.ts';
import { documentPieces } from './document-html.ts';
import { NO_DATA, readFirstData, readFragmentData } from './first-data.ts';
import { jsonLd } from './json-ld.ts';
import { fragmentReadUrls, lentFragments } from './lent-fragments.ts';
import { firstImages, pageHead } from './page-head.ts';
import type { DocumentPieces } from './parts-around-nonce.ts';
import { preloadsOf, type Preloads } from './preloads.ts';
import type { Visitor } from './visitor.ts';

export interface DocumentSources {
  readonly config: GatewayConfig;
  readonly api: AnswerSource;
  readonly renderer: PageRenderer;
  /** What the visitor alone has in the set. */
  readonly override?: Override | undefined;
  /** Hears what the page loads before its data is there. */
  readonly onPreloads?: ((preloads: Preloads) => void) | undefined;
}

export interface MadeDocument {
  readonly status: 200 | 404;
  readonly pieces: DocumentPieces;
  /** Whether its markup is all that a server can draw of the page. */
  readonly isWhole: boolean;
}

/** The document of an address for a visitor, from one release set. Guarded pages bring no data: it is personal. */
export async function makeDocument(
  set: LiveSet,
  url: URL,
  visitor: Visitor,
  { config, api, renderer, override, onPreloads }: DocumentSources,
): Promise<MadeDocument> {
  const found = matchRoute(set.table, url.pathname);
  const match = found !== undefined && hasKnownParams(found) ? found : undefined;
  const declaration = match?.route.document;
  const context = { params: match?.params ?? {}, search: url.searchParams, ...visitor };
  const isPublic = match?.route.access === 'public';
  const reads = isPublic ? (declaration?.reads ?? []) : [];
  const lent = lentFragments(set, match, context);
  const preloads = preloadsOf(set, match, lent, visitor.language);
  onPreloads?.(preloads);
  const [data, fragmentData] = await Promise.all([
    reads.length === 0 ? NO_DATA : readFirstData(reads, context, api),
    isPublic ? readFragmentData(fragmentReadUrls(lent, context), api) : {},
  ]);
  const head = pageHead(match?.route, url.pathname, data, visitor, config.publicUrl);
  const memberReads = (declaration?.memberReads ?? []).map((read) => readUrl(read, context));
  const boot: BootData = {
    release: set.release,
    data: { ...data.byUrl, ...fragmentData },
    ...(memberReads.length > 0 && { memberReads }),
    ...visitor,
    config: bootConfig(config),
  };
  const bootJson = JSON.stringify(boot);
  const page = await renderer.render({ set, match, lent, bootJson, address: url.pathname + url.search });
  const subject = reads[0] === undefined ? undefined : data.byName[reads[0].name];
  const structuredData =
    declaration?.jsonLd === undefined || data.isMissing
      ? undefined
      : jsonLd({ kind: declaration.jsonLd, subject, url: config.publicUrl + head.canonicalPath, publicUrl: config.publicUrl, visitor });
  const pieces = documentPieces({
    boot,
    bootJson: page === undefined ? bootJson : withMembers(bootJson, { rendered: page.rendered, countries: page.countries }),
    page,
    head,
    preloads,
    baseCss: set.baseCss,
    structuredData,
    images: firstImages(match?.route, data, url.searchParams),
    publicUrl: config.publicUrl,
    liveReload: config.liveReload,
    override,
  });
  return { status: match === undefined || data.isMissing ? 404 : 200, pieces, isWhole: renderer.isWhole({ set, match, lent }, page) };
}

/** An object as JSON with members that it has not: it is large, and its text is there. */
function withMembers(json: string, members: object): string {
  return `${json.slice(0, -1)},${JSON.stringify(members).slice(1)}`;
}

/** A list of values closes a parameter: `/catalog/atlantis` is no page. */
function hasKnownParams({ route, params }: RouteMatch): boolean {
  return Object.entries(route.document?.params ?? {}).every(([name, values]) => values.includes((params[name] ?? '').toLowerCase()));
}

function bootConfig({ bannerUrl, bannerApiKey, publicUrl }: GatewayConfig): BootData['config'] {
  return { bannerUrl, bannerApiKey, publicUrl };
}
