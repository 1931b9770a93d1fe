DROP TABLE garments;
