DROP INDEX designs__private_reserve;
DROP TABLE reserve_members, reserve_codes;
