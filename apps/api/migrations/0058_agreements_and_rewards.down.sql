ALTER TABLE promo_codes
  DROP CONSTRAINT promo_codes__customer_id__campaign,
  DROP CONSTRAINT promo_codes__campaign,
  DROP COLUMN campaign,
  DROP COLUMN customer_id;
DROP TABLE agreement_acceptances;
