DROP TABLE linesheet_buyers;
DROP TABLE linesheet_items;
DROP TABLE linesheets;
