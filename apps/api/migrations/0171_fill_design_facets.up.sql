-- no-transaction
-- From the last migration on every change keeps its designs' bits; this sets those of the designs that nobody changes.
CALL rebuild_design_facets();
ANALYZE design_facet_places, design_facet_blocks;
