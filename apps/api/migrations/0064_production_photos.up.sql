ALTER TABLE productions
  ADD COLUMN photo_stages jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN received_quantities jsonb;
COMMENT ON COLUMN productions.photo_stages IS '{"fil_1": "qc"}: the stage in which each photo came in, by file id.';
COMMENT ON COLUMN productions.received_quantities IS '{"M": 11}: units of each size that were received. Null before the run is completed.';

ALTER TABLE producers ADD COLUMN weekly_capacity integer CONSTRAINT producers__weekly_capacity CHECK (weekly_capacity BETWEEN 1 AND 100000);
COMMENT ON COLUMN producers.weekly_capacity IS 'Pieces that can be made in a week, as the producer says. Null: not said.';
