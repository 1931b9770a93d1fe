DROP TABLE touched_designs;
DROP FUNCTION note_touched_designs() CASCADE;
DROP FUNCTION refresh_touched_designs();
DROP FUNCTION refresh_design_details(text[]);
DROP VIEW design_detail_source;
DROP FUNCTION image_ref(files, text, text);
DROP TABLE design_details;
DROP TABLE measures;
