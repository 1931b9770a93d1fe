import { BRAND, fillTemplate, mediaUrl, type DocumentDeclaration } from '@orime/contracts';
import { imageAt, valueAt } from './value-at.ts';
import type { Visitor } from './visitor.ts';

export interface JsonLdInput {
  readonly kind: NonNullable<DocumentDeclaration['jsonLd']>;
  /** The answer of the route's first read. */
  readonly subject: unknown;
  readonly url: string;
  readonly publicUrl: string;
  readonly visitor: Visitor;
}

/** Structured data of a page for search engines; undefined when its subject could not be read. */
export function jsonLd({ kind, subject, url, publicUrl, visitor }: JsonLdInput): object | undefined {
  if (kind === 'WebSite') return webSite(publicUrl);
  if (subject === undefined) return undefined;
  const text = (path: string) => fillTemplate(`{${path}}`, subject, visitor.language);
  const image = (path: string) => {
    const found = imageAt(subject, path);
    return found === undefined ? undefined : publicUrl + mediaUrl(found.id, 1200);
  };
  const common = { '@context': 'https://schema.org', '@type': kind, url };
  if (kind === 'Product') {
    return {
      ...common,
      name: text('name'),
      description: text('description'),
      image: image('images.0'),
      color: text('colourLabel'),
      brand: { '@type': 'Brand', name: text('designer.name') },
      offers: offer(subject, url),
    };
  }
  if (kind === 'Article') {
    return {
      ...common,
      headline: text('title'),
      description: text('dek'),
      image: image('cover'),
      datePublished: valueAt(subject, 'publishedAt'),
      dateModified: valueAt(subject, 'updatedAt'),
      author: { '@type': 'Person', name: text('author.name') },
      publisher: { '@type': 'Organization', name: BRAND.name },
    };
  }
  if (kind === 'Brand') {
    return {
      ...common,
      name: text('name'),
      // The other script's name.
      alternateName: valueAt(subject, visitor.language === 'jp' ? 'name' : 'nameJp') || undefined,
      description: text('bio'),
      logo: image('avatar'),
      image: image('cover'),
      sameAs: linksOf(subject),
    };
  }
  const other = visitor.language === 'jp' ? 'name' : 'nameJp';
  return {
    ...common,
    name: text('name'),
    alternateName: valueAt(subject, other) || undefined,
    description: text('bio') || undefined,
    image: image('avatar') ?? image('cover') ?? image('portfolio.0'),
    address: {
      '@type': 'PostalAddress',
      addressLocality: text('city') || undefined,
      addressCountry: text('country') || undefined,
    },
  };
}

/** Addresses of the same brand elsewhere. */
function linksOf(subject: unknown): readonly string[] {
  const links = valueAt(subject, 'links');
  if (!Array.isArray(links)) return [];
  return links.flatMap((link: unknown) => {
    const url = valueAt(link, 'url');
    return typeof url === 'string' ? [url] : [];
  });
}

function webSite(publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: BRAND.name,
    alternateName: BRAND.nameJp,
    url: `${publicUrl}/`,
    inLanguage: ['en', 'ja'],
    potentialAction: { '@type': 'SearchAction', target: `${publicUrl}/catalog?q={query}`, 'query-input': 'required name=query' },
  };
}

/** No offer where the design is not sold in the visitor's currency. */
function offer(subject: unknown, url: string): object | undefined {
  const price = valueAt(subject, 'price');
  if (typeof price !== 'number') return undefined;
  const isSoldOut = valueAt(subject, 'soldOut') === true;
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: valueAt(subject, 'currency'),
    availability: `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`,
  };
}
