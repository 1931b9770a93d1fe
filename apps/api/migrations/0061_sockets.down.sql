DROP TABLE socket_presences;
DROP TABLE socket_attachments;
