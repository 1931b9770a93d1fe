ALTER TABLE articles ADD COLUMN return_reason text;
COMMENT ON COLUMN articles.return_reason IS 'Why others gave the article back to its author, empty where they wrote nothing. Null: it was not given back, or went on since.';
