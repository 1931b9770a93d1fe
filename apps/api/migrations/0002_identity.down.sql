DROP TABLE audit_log;
DROP FUNCTION refuse_change();
DROP TABLE consents;
DROP TABLE oauth_connections;
DROP TABLE sessions;
DROP TABLE auth_tokens;
DROP TABLE users;
