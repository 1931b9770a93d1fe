DROP TABLE garment_versions;
