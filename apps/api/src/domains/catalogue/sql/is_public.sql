-- Whether everybody may see a design. With the design alone: as far as that is up to the design and not to its house, as among the
-- colours of one style. Archived designs are public.
CREATE OR REPLACE FUNCTION is_public(design designs) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT design.confirmed = 'confirmed' AND NOT design.hidden AND design.deleted_at IS NULL AND NOT design.private_reserve
$$;
COMMENT ON FUNCTION is_public(designs) IS 'Whether the design can be seen by everybody once its house can.';

CREATE OR REPLACE FUNCTION is_public(design designs, house profiles) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT is_public(design) AND house.status = 'approved' AND house.deleted_at IS NULL
$$;
COMMENT ON FUNCTION is_public(designs, profiles) IS 'Whether everybody may see the design, which is of that house.';
