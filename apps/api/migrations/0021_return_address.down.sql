ALTER TABLE profiles DROP COLUMN return_address;
