UPDATE article_places SET position = 1000 WHERE position IS NULL;
ALTER TABLE article_places ALTER COLUMN position SET NOT NULL;
COMMENT ON COLUMN article_places.position IS 'Place among the stories of one journey, ascending.';
