DROP TABLE stock_reservations, stock_movements, stock_levels, pieces;
