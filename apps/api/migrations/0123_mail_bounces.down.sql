DROP TABLE mail_bounces;
COMMENT ON TABLE webhook_events IS 'Calls of payment providers; a second delivery of one finds it here and does nothing.';
