ALTER TABLE sessions DROP COLUMN second_factor_at;
DROP TABLE totp_challenges;
DROP TABLE totp_factors;
