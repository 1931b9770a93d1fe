DROP TABLE producer_pictures;
