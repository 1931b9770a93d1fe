DROP TABLE wholesale_cart_items;
DROP TABLE wholesale_carts;
