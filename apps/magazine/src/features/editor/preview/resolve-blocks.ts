import type { ImageRef } from '@orime/contracts';
import type { ArticleBlock } from '@orime/contracts/api/editorial/article';
import type { ArticleDraft } from '@orime/contracts/api/editorial/article-edit';
import type { Body } from '../words.ts';

type Cards = Pick<ArticleDraft, 'images' | 'products' | 'designers'>;

/** Blocks as a reader gets them. As on the server, a block whose picture or card is not public is left out. */
export function resolveBlocks(body: Body, { images, products, designers }: Cards): readonly ArticleBlock[] {
  const imageOf = (fileId: string, alt: string | undefined): ImageRef | undefined => {
    const image = images[fileId];
    return image === undefined || alt === undefined ? image : { ...image, alt: { en: alt, jp: alt } };
  };
  return body.flatMap((block): ArticleBlock[] => {
    switch (block.type) {
      case 'image': {
        const { fileId, alt, ...shown } = block;
        const image = imageOf(fileId, alt);
        return image === undefined ? [] : [{ ...shown, image }];
      }
      case 'gallery': {
        const shown = block.images.flatMap(({ fileId, alt }) => imageOf(fileId, alt) ?? []);
        return shown.length === 0 ? [] : [{ ...block, images: shown }];
      }
      case 'video':
        return [{ type: 'video', title: block.title, url: block.url, image: images[block.fileId ?? ''] ?? null }];
      case 'product':
        return [products[block.slug]].filter((card) => card !== undefined);
      case 'designer':
        return [designers[block.handle]].filter((card) => card !== undefined);
      default:
        return [block];
    }
  });
}
