ALTER TABLE articles DROP COLUMN hero_id;
