ALTER TABLE article_places ALTER COLUMN position DROP NOT NULL;
COMMENT ON COLUMN article_places.position IS 'Place among the stories of one journey, ascending; null after those that have one, by date.';
