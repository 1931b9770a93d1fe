DROP TABLE promo_redemptions;
DROP TABLE order_groups;
DROP TABLE promo_codes;
