-- no-transaction
DROP INDEX CONCURRENTLY article_revisions__mentions;
