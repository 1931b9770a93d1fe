DROP TRIGGER profiles__change ON profiles;
DROP TRIGGER fibres__change ON fibres;
DROP TRIGGER colours__change ON colours;
DROP TRIGGER categories__change ON categories;
DROP TRIGGER design_cards__change ON design_cards;
DROP FUNCTION note_catalogue_change;
DROP TABLE catalogue_changes;
