DROP TABLE article_slugs;
ALTER TABLE articles DROP COLUMN seo, DROP COLUMN cover_focal;
