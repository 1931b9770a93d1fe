-- A designer may show how a garment moves: one short film a design, beside its pictures.
ALTER TABLE files
  DROP CONSTRAINT files_purpose_check,
  ADD CONSTRAINT files_purpose_check CHECK (purpose IN ('image', 'document', 'video')) NOT VALID;
ALTER TABLE files VALIDATE CONSTRAINT files_purpose_check;
ALTER TABLE designs
  ADD COLUMN video_id text REFERENCES files (id),
  ADD COLUMN video_poster_id text REFERENCES files (id),
  ADD CONSTRAINT designs__video_poster CHECK ((video_id IS NULL) = (video_poster_id IS NULL));
COMMENT ON COLUMN designs.video_id IS 'A film of the garment, of the purpose video.';
COMMENT ON COLUMN designs.video_poster_id IS 'The picture that stands for the film until somebody wishes to see it.';
