DROP TABLE application_files;
DROP TABLE applications;
