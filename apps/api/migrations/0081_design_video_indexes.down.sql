-- no-transaction
DROP INDEX CONCURRENTLY designs__video_poster_id;
DROP INDEX CONCURRENTLY designs__video_id;
