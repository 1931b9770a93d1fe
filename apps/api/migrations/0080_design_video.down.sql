ALTER TABLE designs
  DROP COLUMN video_id,
  DROP COLUMN video_poster_id;
DELETE FROM files WHERE purpose = 'video';
ALTER TABLE files
  DROP CONSTRAINT files_purpose_check,
  ADD CONSTRAINT files_purpose_check CHECK (purpose IN ('image', 'document'));
