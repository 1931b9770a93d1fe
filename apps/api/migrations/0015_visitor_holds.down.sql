DROP TABLE visitor_holds;
