import { Type } from 'typebox';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { ArticleCard } from './article.ts';

const Key = Type.String({ minLength: 1, maxLength: 80, pattern: '^[\\p{L}\\p{N}_-]+$' });

/**
 * Published articles that name the designer or a public design of theirs, and those written by them; newest first, at most 12.
 * Empty for a designer who is not public.
 */
export const listDesignerStories = defineEndpoint({
  method: 'GET',
  url: '/api/article/about/designer/:designer',
  params: Type.Object({ designer: Key }),
  response: Type.Array(ArticleCard),
});

/** Published articles that name the design, newest first, at most 3; the id or slug of one that is not public gives none. */
export const listDesignStories = defineEndpoint({
  method: 'GET',
  url: '/api/article/about/design/:design',
  params: Type.Object({ design: Key }),
  response: Type.Array(ArticleCard),
});
