DROP INDEX stock_movements__production;
DROP TABLE production_events, productions, rfqs;
