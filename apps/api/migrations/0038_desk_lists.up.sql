-- no-transaction
-- Lists of the staff: every design by its last change, errors by the build that they were last seen in.
CREATE INDEX CONCURRENTLY designs__changed ON designs (updated_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX CONCURRENTLY front_end_errors__release ON front_end_errors ((coalesce(release, '')), last_seen_at DESC);
