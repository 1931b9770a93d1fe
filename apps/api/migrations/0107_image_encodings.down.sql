COMMENT ON COLUMN files.variants IS NULL;
DROP TABLE image_encodings;
