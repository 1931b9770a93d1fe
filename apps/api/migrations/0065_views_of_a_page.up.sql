-- no-transaction
-- Designers count the views of their own pages.
CREATE INDEX CONCURRENTLY page_views__path ON page_views (path, viewed_at);
