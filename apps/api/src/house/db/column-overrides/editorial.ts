export const editorial: Readonly<Record<string, string>> = {
  'article_revisions.about': 'NullableJsonOf<ArticleAbout>',
  'article_revisions.body_en': 'DefaultedJsonOf<readonly unknown[]>',
  'article_revisions.body_jp': 'DefaultedJsonOf<readonly unknown[]>',
  'article_revisions.kind': "Generated<'autosave' | 'manual' | 'publish'>",
  'articles.cover_focal': 'NullableJsonOf<FocalPointRow>',
  'articles.seo': 'NullableJsonOf<ArticleSeo>',
  'articles.status': "Generated<'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived'>",
  'articles.tags': 'Generated<readonly string[]>',
  'event_rsvps.locale': "Generated<'en' | 'jp'>",
  'event_rsvps.role': "'press' | 'buyer' | 'designer' | 'model' | 'friend' | 'other'",
  'events.programme': 'DefaultedJsonOf<ReadonlyArray<ProgrammeRow>>',
  'events.status': "Generated<'draft' | 'open' | 'closed' | 'cancelled'>",
};
