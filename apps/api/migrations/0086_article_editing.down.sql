DROP INDEX articles__status;
DROP INDEX articles__due;
DROP TABLE article_locks;
ALTER TABLE article_revisions DROP COLUMN about;
