import { getPolicy, type Policy } from '@orime/contracts/api/site/site';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { listPolicyTexts, type PolicyRow } from './policy.queries.ts';

export async function policyRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...getPolicy,
    config: { rule: anyone },
    handler: async (request, reply) => {
      const texts = await listPolicyTexts(app.db, request.params.slug);
      const policy = toPolicy(texts);
      if (policy === undefined) throw new RequestError('not_found');
      reply.header('cache-control', 'public, max-age=300');
      return policy;
    },
  });
}

function toPolicy(texts: readonly PolicyRow[]): Policy | undefined {
  const en = texts.find((text) => text.locale === 'en');
  const jp = texts.find((text) => text.locale === 'jp');
  const any = en ?? jp;
  if (any === undefined) return undefined;
  const sectionsOf = (text: PolicyRow | undefined) =>
    (text?.sections ?? []).map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] }));
  return {
    slug: any.slug,
    version: any.version,
    effectiveAt: any.effective_at.toISOString(),
    title: { en: en?.title ?? any.title, jp: jp?.title ?? any.title },
    sections: { en: sectionsOf(en), jp: sectionsOf(jp) },
  };
}
