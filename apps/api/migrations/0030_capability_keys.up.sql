-- A sentence of its own says what a workshop can do; keys of the one vocabulary make it findable.
ALTER TABLE producers ADD COLUMN capability_keys text[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN producers.capability_keys IS 'Keys of the vocabulary of capabilities.';
UPDATE producers p SET capability_keys = named.keys
FROM (
  SELECT r.id, array_agg(DISTINCT word.key ORDER BY word.key) AS keys
  FROM producers r, jsonb_array_elements(r.capabilities) AS said, (VALUES
    ('Weaving', 'weaving'), ('Knitting', 'knitting'), ('Dyeing', 'dyeing'), ('Natural dyeing', 'natural-dyeing'),
    ('Indigo dyeing', 'indigo-dyeing'), ('Printing', 'printing'), ('Block printing', 'block-printing'), ('Batik', 'batik'),
    ('Embroidery', 'embroidery'), ('Lace', 'lace'), ('Cutting', 'cutting'), ('Sewing', 'sewing'), ('Tailoring', 'tailoring'),
    ('Leather work', 'leather'), ('Denim', 'denim'), ('Silk', 'silk'), ('Wool', 'wool'), ('Finishing', 'finishing'),
    ('Technical outerwear', 'technical'), ('Pattern making', 'pattern-making'), ('Sampling', 'sampling'), ('Spinning', 'spinning')
  ) AS word (label, key)
  WHERE said ->> 'en' = word.label GROUP BY r.id
) named WHERE named.id = p.id;
