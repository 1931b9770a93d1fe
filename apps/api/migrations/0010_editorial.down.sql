ALTER TABLE article_revisions DROP CONSTRAINT article_revisions_article_id_fkey;
DROP TABLE event_rsvps;
DROP TABLE events;
DROP TABLE article_locks;
DROP TABLE article_likes;
DROP TABLE articles;
DROP TABLE article_revisions;
