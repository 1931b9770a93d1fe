-- Rows that designs use stay: the tables themselves go with 0021.
DELETE FROM care_labels;
DELETE FROM fibres;
DELETE FROM colours c WHERE NOT EXISTS (SELECT FROM designs d WHERE d.colour = c.key);
DELETE FROM categories c WHERE NOT EXISTS (SELECT FROM designs d WHERE d.category_id = c.id);
