ALTER TABLE promo_codes DROP COLUMN version;
