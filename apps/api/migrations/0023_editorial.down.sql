DROP TABLE article_likes;
ALTER TABLE articles DROP CONSTRAINT articles__published_revision_id, DROP CONSTRAINT articles__working_revision_id;
DROP TABLE article_revisions, articles, lookbook_looks, lookbooks;
