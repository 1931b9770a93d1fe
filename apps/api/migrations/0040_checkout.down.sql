DROP TABLE cart_items;
DROP TABLE checkouts;
