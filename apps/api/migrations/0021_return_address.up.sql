-- Customers have to know where to send what they give back, which is seldom where the designer lives.
ALTER TABLE profiles ADD COLUMN return_address jsonb;
COMMENT ON COLUMN profiles.return_address IS 'Where returned garments go. Private: only customers of an approved return see it.';
