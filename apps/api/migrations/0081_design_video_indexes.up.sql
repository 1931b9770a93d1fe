-- no-transaction
-- A file is only taken away after every design was asked whether it shows it.
CREATE INDEX CONCURRENTLY designs__video_id ON designs (video_id) WHERE video_id IS NOT NULL;
CREATE INDEX CONCURRENTLY designs__video_poster_id ON designs (video_poster_id) WHERE video_poster_id IS NOT NULL;
