DROP TABLE image_encodings;
DROP TABLE upload_tickets;
DROP TABLE files;
